import { resolve } from 'node:path';
import { prepareDatabase } from '../../features/starter-content/load-content.ts';
import type { Database } from '../../platform/database/database.ts';
import { CommandFailure, checkReadable, exitCode } from '../../platform/errors/command-failure.ts';
import { openFileStorage } from '../../platform/storage/file-store.ts';
import { readLines, writeLines } from '../backup/backup-file.ts';
import { hasTables } from '../backup/database-catalog.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { type Environment, parseArguments, withConnection } from '../command.ts';
import { checkNames, createAdmin, resetPassword } from './accounts.ts';

const usage = `pnpm admin create-admin <username> <email>      create an admin account
pnpm admin reset-password <username or email>   set a new password, end all sessions, disconnect Google and Telegram
pnpm admin backup <file>                        save everything in one file
pnpm admin restore <file> [--replace]           restore everything from a file`;

/**
 * Runs a command of `pnpm admin`.
 *
 * @param args - the command and what follows it
 * @param environment - the variables that configure the server
 * @returns a message for the operator
 * @throws CommandFailure if the command is invalid or cannot be carried out
 */
export async function admin(args: readonly string[], environment: Environment): Promise<string> {
  const { command, parameters, mayReplace } = readArguments(args);
  return command.run(environment, parameters, { mayReplace });
}

interface Invocation {
  command: Command;
  parameters: readonly string[];
  mayReplace: boolean;
}

function readArguments(args: readonly string[]): Invocation {
  const options = { replace: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArguments(args, options, usage);
  const [name = '', ...parameters] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || command.parameters !== parameters.length) {
    throw new CommandFailure(exitCode.usage, usage);
  }
  return { command, parameters, mayReplace: values.replace };
}

interface Command {
  /** The number of arguments after its name. */
  parameters: number;
  /** @returns a message for the operator */
  run(
    environment: Environment,
    parameters: readonly string[],
    options: { mayReplace: boolean },
  ): Promise<string>;
}

const commands: Readonly<Record<string, Command>> = {
  'create-admin': {
    parameters: 2,
    async run(environment, [username = '', email = '']) {
      const names = { username, email };
      checkNames(names);
      return withConnection(environment, async (connection) => {
        await connection.prepare((database) => prepareDatabase(database));
        const password = await createAdmin(connection.database, names, new Date());
        return `The password of ${username} is ${password}`;
      });
    },
  },
  'reset-password': {
    parameters: 1,
    run: (environment, [login = '']) =>
      withConnection(environment, async ({ database }) => {
        await checkFilled(database);
        const password = await resetPassword(database, login);
        return `The new password of ${login} is ${password}`;
      }),
  },
  backup: {
    parameters: 1,
    run: (environment, [file = '']) =>
      withConnection(environment, async ({ database }, { fileStore }) => {
        await checkFilled(database);
        const files = await openFileStorage(fileStore);
        const path = resolve(file);
        await writeLines(path, (write) => writeBackup({ database, files }, write));
        return `Saved everything in ${path}`;
      }),
  },
  restore: {
    parameters: 1,
    async run(environment, [file = ''], options) {
      const path = resolve(file);
      await checkReadable(path);
      return withConnection(environment, async (connection, { fileStore }) => {
        const files = await openFileStorage(fileStore);
        await connection.prepare((database) =>
          restoreBackup({ database, files }, readLines(path), options),
        );
        return `Restored everything from ${path}`;
      });
    },
  },
};

/** @throws CommandFailure if no server has used the database yet */
async function checkFilled(database: Database): Promise<void> {
  if (await hasTables(database)) return;
  throw new CommandFailure(exitCode.missingInput, 'The database is empty: start Wordhoard first.');
}

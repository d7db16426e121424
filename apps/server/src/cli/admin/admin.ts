import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { UserRole } from '@wordhoard/contract/enumeration';
import { isEmail, isUsername } from '@wordhoard/validators';
import { hashPassword } from '../../features/auth/password.ts';
import { recoverAccount } from '../../features/auth/reset-password.ts';
import { createAccount, findAccountByLogin } from '../../features/auth/store.ts';
import { prepareDatabase } from '../../features/starter-content/load-content.ts';
import { jobs as allJobs } from '../../jobs.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { CommandFailure, checkReadable, exitCode } from '../../platform/errors/command-failure.ts';
import { JobQueue } from '../../platform/jobs/job-queue.ts';
import { createLog } from '../../platform/observability/log.ts';
import { openFileStorage } from '../../platform/storage/file-store.ts';
import { readLines, writeLines } from '../backup/backup-file.ts';
import { hasTables } from '../backup/database-catalog.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { type Environment, parseArguments, withConnection } from '../command.ts';
import { grantServing } from './grant-rights.ts';

const usage = `pnpm admin create-admin <username> <email>      create an admin account
pnpm admin reset-password <username or email>   set a new password, end all sessions, disconnect Google and Telegram
pnpm admin migrate [--grant <role>]             create or update the tables and the content; let a role serve
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
  const { command, parameters, options } = readArguments(args);
  return command.run(environment, parameters, options);
}

function readArguments(args: readonly string[]) {
  const options = {
    replace: { type: 'boolean', default: false },
    grant: { type: 'string' },
  } as const;
  const { values, positionals } = parseArguments(args, options, usage);
  const [name = '', ...parameters] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || command.parameters !== parameters.length) {
    throw new CommandFailure(exitCode.usage, usage);
  }
  const { replace: mayReplace, grant: servingRole } = values;
  return { command, parameters, options: { mayReplace, servingRole } };
}

interface Command {
  /** The number of arguments after its name. */
  parameters: number;
  /** @returns a message for the operator */
  run(
    environment: Environment,
    parameters: readonly string[],
    options: { mayReplace: boolean; servingRole: string | undefined },
  ): Promise<string>;
}

const commands: Readonly<Record<string, Command>> = {
  'create-admin': {
    parameters: 2,
    async run(environment, [username = '', email = '']) {
      const names = { username, email };
      checkNames(names);
      return withConnection(environment, async (connection) => {
        await connection.prepare(prepareDatabase);
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
  migrate: {
    parameters: 0,
    run: (environment, _, { servingRole }) =>
      withConnection(environment, async (connection, { logLevel }) => {
        await connection.prepare(prepareDatabase);
        const jobs = new JobQueue(connection.queueDatabase, {
          log: createLog(logLevel),
          runsJobs: true,
        });
        await jobs.prepare(allJobs);
        await jobs.stop();
        if (servingRole !== undefined) await grantServing(connection.database, servingRole);
        return 'The database is ready.';
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

interface Names {
  username: string;
  email: string;
}

/** @throws CommandFailure if an account cannot have these names */
function checkNames({ username, email }: Names): void {
  if (!isUsername(username)) {
    throw new CommandFailure(exitCode.usage, `${username} is not a valid username.`);
  }
  if (!isEmail(email)) {
    throw new CommandFailure(exitCode.usage, `${email} is not an e-mail address.`);
  }
}

/** @returns the password of the new account */
async function createAdmin(database: Database, { username, email }: Names, now: Date) {
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  const account = { username, email, passwordHash, role: UserRole.Admin, learn: 'en' };
  await createAccount(database, account, now).catch(explainNameError);
  return password;
}

function explainNameError(error: unknown): never {
  if (!(error instanceof ApplicationError)) throw error;
  const name = error.code === 'EmailExists' ? 'e-mail address' : 'username';
  throw new CommandFailure(exitCode.invalidData, `Another account has this ${name}.`);
}

/** Sets a new password, ends all sessions and disconnects all providers. @returns the password */
export async function resetPassword(database: Database, login: string): Promise<string> {
  const account = await findAccountByLogin(database, login);
  if (account === undefined) {
    throw new CommandFailure(exitCode.unknownUser, `There is no account ${login}.`);
  }
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    await recoverAccount(transaction, account.id, passwordHash);
  });
  return password;
}

const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@$!%*?&+'];
const charactersOfEach = 5;

/** Uses all kinds of characters that a password needs, without similar ones. */
function makePassword(): string {
  const characters = kinds.flatMap((kind) =>
    Array.from({ length: charactersOfEach }, () => kind.charAt(randomInt(kind.length))),
  );
  for (let index = characters.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [characters[index], characters[other]] = [characters[other] ?? '', characters[index] ?? ''];
  }
  return characters.join('');
}

import { resolve } from 'node:path';
import { readLines, writeLines } from '../backup/backup-file.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { Configuration } from '../configuration.ts';
import { loadStarterContent } from '../content/load-content.ts';
import type { Connection } from '../database/database.ts';
import { openConnection } from '../database/open-connection.ts';
import { createLog } from '../log.ts';
import { openPictureStorage } from '../storage/open-picture-storage.ts';
import { createAdmin, resetPassword } from './accounts.ts';

export interface Command {
  /** How many words follow its name. */
  parameters: number;
  /** Does it, and answers what is to be told. */
  run(
    configuration: Configuration,
    parameters: readonly string[],
    options: { mayReplace: boolean },
  ): Promise<string>;
}

const patienceMilliseconds = 5_000;

export const commands: Readonly<Record<string, Command>> = {
  'create-admin': {
    parameters: 2,
    run: (configuration, [username = '', email = '']) =>
      withConnection(configuration, async (connection) => {
        await connection.prepare((database) => loadStarterContent(database));
        const account = { username, email };
        const password = await createAdmin(connection.database, account, new Date());
        return `The password of ${username} is ${password}`;
      }),
  },
  'reset-password': {
    parameters: 1,
    run: (configuration, [login = '']) =>
      withConnection(configuration, async ({ database }) => {
        const password = await resetPassword(database, login);
        return `The new password of ${login} is ${password}`;
      }),
  },
  backup: {
    parameters: 1,
    run: (configuration, [file = '']) =>
      withConnection(configuration, async ({ database }) => {
        const pictures = await openPictureStorage(configuration.pictureStore);
        const path = resolve(file);
        await writeLines(path, (write) => writeBackup({ database, pictures }, write));
        return `Everything is in ${path}`;
      }),
  },
  restore: {
    parameters: 1,
    run: (configuration, [file = ''], options) =>
      withConnection(configuration, async (connection) => {
        const pictures = await openPictureStorage(configuration.pictureStore);
        const path = resolve(file);
        await connection.prepare((database) =>
          restoreBackup({ database, pictures }, readLines(path), options),
        );
        return `Everything is as it was in ${path}`;
      }),
  },
};

async function withConnection(
  configuration: Configuration,
  work: (connection: Connection) => Promise<string>,
): Promise<string> {
  const log = createLog(configuration.logLevel);
  const connection = await openConnection(configuration, { log, patienceMilliseconds });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

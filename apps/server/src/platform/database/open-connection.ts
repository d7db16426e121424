import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';
import { CommandFailure, exitCode } from '../errors/command-failure.ts';
import type { Connection } from './database.ts';
import { isDatabaseAway } from './database-errors.ts';

const retryMilliseconds = 1_000;
const embeddedNotice =
  'the database is embedded: good for trying out, but it does not survive a power cut. Set DATABASE_URL before people keep their words here';

interface Waiting {
  log: Logger;
  patienceMilliseconds: number;
}

/** Loads only the driver that is used, since either takes a while to load. */
export async function openConnection(
  { databaseUrl, dataDirectory }: Pick<Configuration, 'databaseUrl' | 'dataDirectory'>,
  { log, patienceMilliseconds }: Waiting,
): Promise<Connection> {
  if (databaseUrl === undefined) {
    const { openEmbeddedConnection } = await import('./embedded-connection.ts');
    const connection = await openEmbeddedConnection(dataDirectory);
    log.warn({ dataDirectory }, embeddedNotice);
    return connection;
  }
  const { openServerConnection } = await import('./server-connection.ts');
  const connection = openServerConnection(databaseUrl, (error) =>
    log.warn({ err: error }, 'lost a connection to the database'),
  );
  try {
    await waitUntilReachable(connection, { log, patienceMilliseconds });
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** A database that starts together with the server may not be ready yet. */
async function waitUntilReachable(
  { database }: Connection,
  { log, patienceMilliseconds }: Waiting,
): Promise<void> {
  const deadline = performance.now() + patienceMilliseconds;
  for (;;) {
    try {
      await database.execute(sql`select 1`);
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw refused(error);
      if (performance.now() > deadline) throw unreachable(patienceMilliseconds);
      log.warn('the database does not answer yet');
      await setTimeout(retryMilliseconds);
    }
  }
}

const unreachable = (patienceMilliseconds: number): CommandFailure =>
  new CommandFailure(
    exitCode.databaseAway,
    `The database of DATABASE_URL did not answer within ${patienceMilliseconds / 1_000} seconds.`,
  );

function refused(error: unknown): CommandFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : 'unknown';
  return new CommandFailure(
    exitCode.invalidConfiguration,
    `InvalidConfigEnv DATABASE_URL: the database refuses the connection (${reason})`,
  );
}

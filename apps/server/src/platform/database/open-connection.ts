import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';
import { CommandFailure, exitCode } from '../errors/command-failure.ts';
import type { Connection } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';

const retryMilliseconds = 1_000;
const embeddedNotice =
  'the embedded database is for trial use only: it does not survive a power failure. Set DATABASE_URL for a production database';

interface Options {
  log: Logger;
  timeoutMilliseconds: number;
  /** How long a statement may take on a PostgreSQL server. */
  statementMilliseconds?: number;
}

/** Loads only the driver that is used, because loading one takes a while. */
export async function openConnection(
  { databaseUrl, dataDirectory }: Pick<Configuration, 'databaseUrl' | 'dataDirectory'>,
  { log, timeoutMilliseconds, statementMilliseconds }: Options,
): Promise<Connection> {
  if (databaseUrl === undefined) {
    const { openEmbeddedConnection } = await import('./embedded-connection.ts');
    const connection = await openEmbeddedConnection(dataDirectory);
    log.warn({ dataDirectory }, embeddedNotice);
    return connection;
  }
  const { openServerConnection } = await import('./server-connection.ts');
  const connection = openServerConnection(
    databaseUrl,
    (error) => log.warn({ err: error }, 'lost a database connection'),
    statementMilliseconds,
  );
  try {
    await waitUntilReachable(connection, { log, timeoutMilliseconds });
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** A database that starts together with the server may not be ready yet. */
async function waitUntilReachable({ database }: Connection, { log, timeoutMilliseconds }: Options) {
  const deadline = performance.now() + timeoutMilliseconds;
  for (;;) {
    try {
      await database.execute(sql`select 1`);
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw refused(error);
      if (performance.now() > deadline) throw unreachable(timeoutMilliseconds);
      log.warn('the database does not answer yet');
      await setTimeout(retryMilliseconds);
    }
  }
}

const unreachable = (timeoutMilliseconds: number): CommandFailure =>
  new CommandFailure(
    exitCode.databaseUnavailable,
    `The database of DATABASE_URL did not answer within ${timeoutMilliseconds / 1_000} seconds.`,
  );

function refused(error: unknown): CommandFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : 'unknown';
  return new CommandFailure(
    exitCode.invalidConfiguration,
    `InvalidConfigEnv DATABASE_URL: the database refused the connection (${reason})`,
  );
}

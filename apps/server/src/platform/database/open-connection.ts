import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';
import { CommandFailure, exitCode } from '../errors/command-failure.ts';
import { type Connection, connectionSettings, selectRows } from './database.ts';
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

type DatabaseSetting = Pick<Configuration, 'databaseUrl' | 'dataDirectory'> &
  Partial<Pick<Configuration, 'pooler'>>;

/** Loads only the driver that is used, because loading one takes a while. */
export async function openConnection(
  { databaseUrl, pooler, dataDirectory }: DatabaseSetting,
  { log, timeoutMilliseconds, statementMilliseconds }: Options,
): Promise<Connection> {
  if (databaseUrl === undefined) {
    const { openEmbeddedConnection } = await import('./embedded-connection.ts');
    const connection = await openEmbeddedConnection(dataDirectory);
    log.warn({ dataDirectory }, embeddedNotice);
    return connection;
  }
  const { openServerConnection } = await import('./server-connection.ts');
  const connection = openServerConnection(databaseUrl, {
    onLost: (error) => log.warn({ err: error }, 'lost a database connection'),
    pooler,
    timeoutMilliseconds: statementMilliseconds,
  });
  try {
    await waitUntilReachable(connection, { log, timeoutMilliseconds });
    await checkSettings(connection, { log, hasPooler: pooler !== undefined });
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
      const isRefused = !isDatabaseUnavailable(error) || refusal.test(explain(error));
      if (isRefused) throw refused(explain(error));
      if (performance.now() > deadline) throw unreachable(timeoutMilliseconds, explain(error));
      log.warn({ reason: explain(error) }, 'the database does not answer yet');
      await setTimeout(retryMilliseconds);
    }
  }
}

/** A pooler refuses the settings of a connection with the code of a lost connection. */
const refusal = /unsupported startup parameter/;

const unreachable = (timeoutMilliseconds: number, reason: string): CommandFailure =>
  new CommandFailure(
    exitCode.databaseUnavailable,
    `The database of DATABASE_URL did not answer within ${timeoutMilliseconds / 1_000} seconds (${reason}).`,
  );

function refused(reason: string): CommandFailure {
  const advice = refusal.test(reason) ? `. ${poolerAdvice}` : '';
  return new CommandFailure(
    exitCode.invalidConfiguration,
    `InvalidConfigEnv DATABASE_URL: the database refused the connection (${reason})${advice}`,
  );
}

const poolerAdvice =
  'If it is a pooler, set DATABASE_DIRECT_URL to the address of the database itself.';

/** The message of the database or the network. Outer errors quote the statement. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return explain(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return explain(error.errors[0]);
  return error.message;
}

/** A pooler may accept the settings of a connection, and then ignore them. */
async function checkSettings(
  { database }: Connection,
  { log, hasPooler }: { log: Logger; hasPooler: boolean },
): Promise<void> {
  const missing = await selectRows<{ setting: string }>(
    database,
    sql`select name || ' = ' || value as setting
        from json_each_text(${JSON.stringify(advisedSettings)}::json) as advised (name, value)
        where case name when 'statement_timeout' then current_setting(name) = '0'
          else current_setting(name) <> value end`,
  );
  if (missing.length === 0) return;
  if (!hasPooler) throw refused(`it ignores the settings of a connection. ${poolerAdvice}`);
  const settings = missing.map(({ setting }) => setting);
  log.warn({ settings }, 'the role lacks settings, see ALTER ROLE');
}

/** A server may have another time limit. */
const advisedSettings = { statement_timeout: '10s', ...connectionSettings };

import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { copyThrough } from './copy-rows.ts';
import {
  type Connection,
  connectionSettings,
  type Database,
  migrationsFolder,
  selectRows,
} from './database.ts';
import { preparingClient, UnpreparedClient } from './prepared-statements.ts';

const connectionTimeoutMilliseconds = 3_000;
const answerTimeoutMilliseconds = 10_000;
/** A connection waits this much longer than `statement_timeout` before it is closed. */
const silenceMilliseconds = 1_000;
/** PostgreSQL keeps the plans of all statements that a connection has prepared, so its memory grows with its age. */
const maxUsesOfConnection = 2_000;
export const connectionOptions = Object.entries(connectionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
/** The key of an advisory lock, the same for all Wordhoard servers of a database. */
const preparationLock = 7_269_101;

/** A pooler that gives each transaction another connection, so that neither settings nor prepared statements last. */
interface Pooler {
  /** The address of the database past the pooler, for what needs a connection of its own. */
  directUrl: string;
  /** Whether it keeps named statements, as PgBouncer does since 1.21 with `max_prepared_statements`. */
  hasPreparedStatements: boolean;
}

interface Options {
  onLost: (error: Error) => void;
  pooler?: Pooler | undefined;
  /** How long a statement may take. A pooler takes that from the role. */
  timeoutMilliseconds?: number | undefined;
}

/** Connects to a PostgreSQL server, which several Wordhoard servers can share. */
export function openServerConnection(
  connectionString: string,
  { onLost, pooler, timeoutMilliseconds = answerTimeoutMilliseconds }: Options,
): Connection {
  const isUnprepared = pooler !== undefined && !pooler.hasPreparedStatements;
  const pool = new pg.Pool({
    Client: isUnprepared ? UnpreparedClient : preparingClient(),
    connectionString,
    connectionTimeoutMillis: connectionTimeoutMilliseconds,
    maxUses: maxUsesOfConnection,
    stream: () => socketWithTimeout(timeoutMilliseconds + silenceMilliseconds),
    application_name: 'wordhoard',
    pipeline: true,
    ...(pooler === undefined && {
      statement_timeout: timeoutMilliseconds,
      options: connectionOptions,
    }),
  });
  pool.on('error', onLost);
  // The pool handles errors of idle clients only. Those of busy ones would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  const directUrl = pooler?.directUrl ?? connectionString;
  return {
    database: drizzle({ client: pool }),
    queueDatabase: { connectionString: directUrl },
    prepare: (work) => prepare(directUrl, work),
    close: () => pool.end(),
  };
}

/**
 * Closes a connection on which the server sends nothing at all. The driver's `query_timeout` would
 * leave it open, and a transaction would wait once more for its rollback.
 */
function socketWithTimeout(silenceMilliseconds: number): Socket {
  const socket = new Socket();
  const silent = Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(silenceMilliseconds, () => socket.destroy(silent));
}

/** Uses a connection without a time limit, because another server may hold the lock for a while. */
async function prepare(connectionString: string, work: Parameters<Connection['prepare']>[0]) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectionTimeoutMilliseconds,
  });
  // The running query rejects with the same error.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [preparationLock]);
    const database = drizzle({ client });
    // Migrating needs rights that the role of a server may lack.
    if (!(await isMigrated(database))) await migrate(database, { migrationsFolder });
    await work(database, copyThrough(client));
  } finally {
    await client.end();
  }
}

async function isMigrated(database: Database): Promise<boolean> {
  const migrations = sql`drizzle.__drizzle_migrations`;
  const [journal] = await selectRows(
    database,
    sql`select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  if (journal === undefined) return false;
  const last = readMigrationFiles({ migrationsFolder }).at(-1);
  const [done] = await selectRows(
    database,
    sql`select from ${migrations} where created_at >= ${last?.folderMillis ?? 0}`,
  );
  return done !== undefined;
}

import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Connection } from './database.ts';
import { migrationsFolder } from './database.ts';
import { preparingClient } from './prepared-statements.ts';

const connectionTimeoutMilliseconds = 3_000;
const answerTimeoutMilliseconds = 10_000;
/** A connection waits this much longer than `statement_timeout` before it is closed. */
const silenceMilliseconds = 1_000;
/** PostgreSQL keeps the plans of all statements that a connection has prepared, so its memory grows with its age. */
const maxUsesOfConnection = 2_000;
/** The key of an advisory lock, the same for all Wordhoard servers of a database. */
const preparationLock = 7_269_101;

/** Connects to a PostgreSQL server, which several Wordhoard servers can share. */
export function openServerConnection(
  connectionString: string,
  onLost: (error: Error) => void,
  timeoutMilliseconds = answerTimeoutMilliseconds,
): Connection {
  const pool = new pg.Pool({
    Client: preparingClient(),
    connectionString,
    connectionTimeoutMillis: connectionTimeoutMilliseconds,
    maxUses: maxUsesOfConnection,
    statement_timeout: timeoutMilliseconds,
    stream: () => socketWithTimeout(timeoutMilliseconds + silenceMilliseconds),
    application_name: 'wordhoard',
    options: '-c jit=off',
  });
  pool.on('error', onLost);
  // The pool handles errors of idle clients only. Those of busy ones would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  return {
    database: drizzle({ client: pool }),
    queueDatabase: { connectionString },
    prepare: (work) => prepare(connectionString, work),
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
    await migrate(database, { migrationsFolder });
    await work(database);
  } finally {
    await client.end();
  }
}

import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Connection } from './database.ts';
import { migrationsFolder } from './database.ts';
import { ListeningConnection } from './listening-connection.ts';
import { preparingClient } from './prepared-statements.ts';

const connectionTimeoutMillis = 3_000;
const answerTimeoutMillis = 10_000;
/** Of a server that is asked to give up, and does not even say so. */
const silenceMillis = 1_000;
/** Any number, as long as every Wordhoard server on a database takes the same. */
const preparationLock = 7_269_101;

/** A PostgreSQL server, which several Wordhoard servers may share. */
export function openServerConnection(
  connectionString: string,
  onLost: (error: Error) => void,
  patienceMillis = answerTimeoutMillis,
): Connection {
  const pool = new pg.Pool({
    Client: preparingClient(),
    connectionString,
    connectionTimeoutMillis,
    statement_timeout: patienceMillis,
    stream: () => impatientSocket(patienceMillis + silenceMillis),
    application_name: 'wordhoard',
    options: '-c jit=off',
  });
  pool.on('error', onLost);
  // The pool listens to clients that wait in it only; one that is lost at work would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  const listening: ListeningConnection[] = [];
  return {
    database: drizzle({ client: pool }),
    queueDatabase: { connectionString },
    prepare: (work) => prepare(connectionString, work),
    async listen(channel, listener) {
      const connection = new ListeningConnection(connectionString, channel, listener);
      listening.push(connection);
      await connection.open();
    },
    async close() {
      await Promise.all(listening.map((connection) => connection.close()));
      await pool.end();
    },
  };
}

/** The driver would set a timer for each query, which costs a tenth of them. */
function impatientSocket(silenceMillis: number): Socket {
  const socket = new Socket();
  const silent = Object.assign(new Error('The database has fallen silent'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(silenceMillis, () => socket.destroy(silent));
}

/** On a connection of its own without a time limit: another server may be at it for a while. */
async function prepare(
  connectionString: string,
  work: Parameters<Connection['prepare']>[0],
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis });
  // Its query fails as well, and tells.
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

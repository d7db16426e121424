import { on, once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { PGliteLike } from 'pg-boss';
import { copyThrough } from './copy-rows.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import type { Connection } from './database.ts';
import { migrationsFolder } from './database.ts';
import type { EmbeddedLocation, EmbeddedServerData, Signal } from './embedded-server.ts';

interface EmbeddedServer {
  /** The directory of the socket. */
  host: string;
  waitingSince(): number | undefined;
  stop(): Promise<void>;
}

const user = 'postgres';
/** The default of `checkpoint_timeout`, which PGlite ignores because it has no background processes. */
const checkpointMilliseconds = 5 * 60_000;

/** Opens the embedded database of a data directory, which one process at a time may use. */
export async function openEmbeddedConnection(dataDirectory: string): Promise<Connection> {
  mkdirSync(dataDirectory, { recursive: true });
  const lock = lockDataDirectory(dataDirectory);
  const folder = join(dataDirectory, 'database');
  if (!existsSync(folder)) await createDatabase(dataDirectory, folder);
  const connection = await connectTo({ folder });
  return {
    ...connection,
    async close() {
      await connection.close();
      lock.release();
    },
  };
}

export async function connectTo(location: EmbeddedLocation): Promise<Connection> {
  const server = await startServer(location);
  const address = { host: server.host, user, database: user };
  // PGlite is one session. With one client, the pool queues queries and transactions.
  const pool = new pg.Pool({ ...address, max: 1, pipeline: true, idleTimeoutMillis: 0 });
  const database = drizzle({ client: pool });
  const checkpoints = setInterval(() => {
    // A failed checkpoint loses nothing. The next one repeats it.
    pool.query('checkpoint').catch(() => {});
  }, checkpointMilliseconds).unref();
  return {
    database,
    queueDatabase: { embedded: queueConnection(pool) },
    waitingSince: server.waitingSince,
    async prepare(work) {
      // The driver refuses to copy rows through a client that sends statements together.
      const client = new pg.Client(address);
      await client.connect();
      try {
        const database = drizzle({ client });
        await migrate(database, { migrationsFolder });
        await work(database, copyThrough(client));
      } finally {
        await client.end();
      }
    },
    async close() {
      clearInterval(checkpoints);
      await pool.end();
      await server.stop();
    },
  };
}

/** A text without values may hold several statements, each with a result of its own. */
const queueConnection = (pool: pg.Pool): PGliteLike => ({
  async query(text, values) {
    const { rows } = await pool.query(text, values);
    return { rows };
  },
  exec: async (text) => [await pool.query(text)].flat(),
});

/** Creates the database under another name, so that an interrupted start leaves no partial one. */
async function createDatabase(dataDirectory: string, folder: string): Promise<void> {
  const unfinished = join(dataDirectory, 'database.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  const server = await startServer({ folder: unfinished });
  await server.stop();
  renameSync(unfinished, folder);
}

/** Runs PGlite in a worker thread, behind a Unix domain socket that only this user can open. */
async function startServer(location: EmbeddedLocation): Promise<EmbeddedServer> {
  const host = mkdtempSync(join(tmpdir(), 'wordhoard-'));
  const busySince = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
  const workerData: EmbeddedServerData = {
    location,
    socketPath: join(host, '.s.PGSQL.5432'),
    busySince,
  };
  const worker = new Worker(new URL('./embedded-server.ts', import.meta.url), { workerData });
  await waitUntilReady(worker);
  return {
    host,
    waitingSince() {
      const since = Atomics.load(busySince, 0);
      if (since === 0n) return undefined;
      return performance.now() - Number(process.hrtime.bigint() - since) / 1e6;
    },
    async stop() {
      worker.postMessage('close' satisfies Signal);
      await once(worker, 'exit');
      rmSync(host, { recursive: true });
    },
  };
}

/** Ignores the messages that Node itself sends in watch mode. */
async function waitUntilReady(worker: Worker): Promise<void> {
  for await (const [message] of on(worker, 'message')) {
    if (message === ('ready' satisfies Signal)) return;
  }
}

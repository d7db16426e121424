import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { PGliteLike } from 'pg-boss';
import { lockDataDirectory } from './data-directory-lock.ts';
import type { Connection } from './database.ts';
import { migrationsFolder } from './database.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import type { EmbeddedPlace, Signal } from './embedded-server.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { preparingClient } from './prepared-statements.ts';

/** The embedded PostgreSQL on a folder. One process at a time: two would overwrite each other. */
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

/** The database has a thread of its own, so that what it does keeps nobody else waiting. */
export async function connectTo(place: EmbeddedPlace): Promise<Connection> {
  const worker = await startServer(place);
  const stream = new EmbeddedStream(worker);
  const client = await openClient(stream);
  const pool = new EmbeddedPool(client) as unknown as pg.Pool;
  const database = drizzle({ client: pool });
  return {
    database,
    queueDatabase: { embedded: queueConnection(pool) },
    waitingSince: () => stream.waitingSince,
    async prepare(work) {
      await migrate(database, { migrationsFolder });
      await work(database);
    },
    async listen(channel, listener) {
      client.on('notification', (notification) => {
        if (notification.channel === channel) listener.hear(notification.payload ?? '');
      });
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    async close() {
      await pool.end();
      await stopServer(worker);
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

/** A new database gets its name only once it is whole, so a start that dies leaves no half of one. */
async function createDatabase(dataDirectory: string, folder: string): Promise<void> {
  const unfinished = join(dataDirectory, 'database.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  await stopServer(await startServer({ folder: unfinished }));
  renameSync(unfinished, folder);
}

async function startServer(place: EmbeddedPlace): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-server.ts', import.meta.url), {
    workerData: place,
  });
  await once(worker, 'message');
  return worker;
}

async function stopServer(worker: Worker): Promise<void> {
  worker.postMessage('close' satisfies Signal);
  await once(worker, 'exit');
}

async function openClient(stream: EmbeddedStream): Promise<pg.Client> {
  const Client = preparingClient();
  const user = 'postgres';
  const client = new Client({
    user,
    database: user,
    ssl: false,
    pipeline: true,
    stream: () => stream,
  });
  await client.connect();
  return client;
}

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockDataDirectory } from './data-directory-lock.ts';
import type { Connection } from './database.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { migrationsFolder } from './migrations-folder.ts';

const extensions = { pg_trgm };

/** The embedded PostgreSQL on a folder. One process at a time: two would overwrite each other. */
export async function openEmbeddedConnection(dataDirectory: string): Promise<Connection> {
  mkdirSync(dataDirectory, { recursive: true });
  const lock = lockDataDirectory(dataDirectory);
  const connection = connectionTo(await openDatabase(dataDirectory));
  return {
    ...connection,
    async close() {
      await connection.close();
      lock.release();
    },
  };
}

export function connectionTo(client: PGlite): Connection {
  const database = drizzle({ client });
  return {
    database,
    async prepare(work) {
      await migrate(database, { migrationsFolder });
      await work(database);
    },
    close: () => client.close(),
  };
}

export const openInMemory = (loadDataDir?: Blob) =>
  EmbeddedClient.open({ extensions, ...(loadDataDir && { loadDataDir }) });

async function openDatabase(dataDirectory: string): Promise<PGlite> {
  const dataDir = join(dataDirectory, 'database');
  if (!existsSync(dataDir)) await createDatabase(dataDirectory, dataDir);
  return EmbeddedClient.open({ dataDir, extensions });
}

/** A new database gets its name only once it is whole, so a start that dies leaves no half of one. */
async function createDatabase(dataDirectory: string, dataDir: string): Promise<void> {
  const unfinished = join(dataDirectory, 'database.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  const client = await EmbeddedClient.open({ dataDir: unfinished });
  await client.close();
  renameSync(unfinished, dataDir);
}

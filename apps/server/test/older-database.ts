import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Connection, Database } from '../src/platform/database/database.ts';
import { migrationsFolder } from '../src/platform/database/database.ts';
import { openEmptyConnection } from './test-connection.ts';

const journalFile = 'meta/_journal.json';

/**
 * A database as it was before a migration, with rows from that time, brought up to date since.
 *
 * @param tag - the name of the migration
 */
export async function openMigrated(
  tag: string,
  fill: (database: Database) => Promise<void>,
): Promise<Connection> {
  const connection = await openEmptyConnection();
  await migrateUntil(connection.database, tag);
  await fill(connection.database);
  await connection.prepare(async () => {});
  return connection;
}

/** Drizzle applies every migration of a folder, so this takes a folder that ends before `tag`. */
async function migrateUntil(database: Database, tag: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wordhoard-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = JSON.parse(await readFile(join(folder, journalFile), 'utf8'));
    const end = journal.entries.findIndex((entry: { tag: string }) => entry.tag === tag);
    const entries = journal.entries.slice(0, end);
    await writeFile(join(folder, journalFile), JSON.stringify({ ...journal, entries }));
    await migrate(database as unknown as NodePgDatabase, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

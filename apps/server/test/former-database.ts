import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { type Connection, migrationsFolder } from '../src/platform/database/database.ts';

/** Creates the tables of a former version, up to a migration. */
export async function migrateUpTo({ database }: Connection, lastTag: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex(({ tag }) => tag === lastTag);
  const entries = journal.entries.slice(0, last + 1);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  await migrate(database as NodePgDatabase, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
}

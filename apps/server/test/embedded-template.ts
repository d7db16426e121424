import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { type Database, migrationsFolder } from '../src/platform/database/database.ts';
import { createTables, fillTables, journeyContent, testContent } from './template.ts';

export async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'wordhoard-template-'));
  const file = join(folder, 'database.tar');
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const database = drizzle({ client });
  const connection = {
    queueDatabase: { embedded: client },
    async prepare(work: (database: Database) => Promise<void>) {
      await migrate(database, { migrationsFolder });
      await work(database);
    },
  };
  await createTables(connection);
  await fillTables(connection, process.env['TEST_DATABASE_URL'] ? journeyContent : testContent);
  await removeLog(client);
  await writeFile(file, (await client.dumpDataDir('none')).stream());
  await client.close();
  provide('template', { kind: 'embedded', file });
  return () => rm(folder, { recursive: true });
}

/** Removes the write-ahead log, which takes up two thirds of a new database. */
async function removeLog(client: PGlite): Promise<void> {
  await client.exec('set wal_recycle = off');
  await client.exec('checkpoint');
  await client.exec('select pg_switch_wal()');
  await client.exec('checkpoint');
}

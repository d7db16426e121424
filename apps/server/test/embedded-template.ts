import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { TestProject } from 'vitest/node';
import { connectTo } from '../src/platform/database/embedded-connection.ts';
import { createTables, fillTables, journeyContent, testContent } from './template.ts';

export async function setup({ provide }: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'wordhoard-template-'));
  const folder = join(directory, 'database');
  const connection = await connectTo({ folder });
  await createTables(connection);
  await fillTables(connection, process.env['TEST_DATABASE_URL'] ? journeyContent : testContent);
  await connection.close();
  const client = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
  await removeLog(client);
  const file = join(directory, 'database.tar');
  await writeFile(file, (await client.dumpDataDir('none')).stream());
  await client.close();
  provide('template', { kind: 'embedded', file });
  return () => rm(directory, { recursive: true });
}

/** Removes the write-ahead log, which takes up two thirds of a new database. */
async function removeLog(client: PGlite): Promise<void> {
  await client.exec('set wal_recycle = off');
  await client.exec('checkpoint');
  await client.exec('select pg_switch_wal()');
  await client.exec('checkpoint');
}

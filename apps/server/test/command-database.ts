import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildDatabaseUrl, createTestDatabase, dropTestDatabase } from './postgres-database.ts';

interface CommandDatabase {
  /** The environment variables of the database. Set within tests only. */
  variables: Record<string, string>;
}

/** A database of the kind under test, for commands that run in separate processes. On a PostgreSQL server, it may have tables only. */
export function useCommandDatabase(
  content: 'empty' | 'tables' | 'starter content',
): CommandDatabase {
  const database: CommandDatabase = { variables: {} };
  let folder: string;
  let drop = async () => {};
  beforeAll(async () => {
    const template = inject('template');
    folder = await mkdtemp(join(tmpdir(), 'wordhoard-command-'));
    database.variables = { DATA_DIRECTORY: folder };
    if (template.kind === 'postgres') {
      const { serverUrl, name: filled, tables } = template;
      const copied = { empty: undefined, tables, 'starter content': filled };
      const name = await createTestDatabase(serverUrl, copied[content]);
      database.variables['DATABASE_URL'] = buildDatabaseUrl(serverUrl, name);
      drop = () => dropTestDatabase(serverUrl, name);
    } else if (content !== 'empty') await unpackDatabase(template.file, join(folder, 'database'));
  });
  afterAll(async () => {
    await drop();
    await rm(folder, { recursive: true });
  });
  return database;
}

async function unpackDatabase(file: string, folder: string): Promise<void> {
  const client = await PGlite.create({
    dataDir: folder,
    loadDataDir: await openAsBlob(file),
    extensions: { pg_trgm },
  });
  await client.close();
}

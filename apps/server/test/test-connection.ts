import { inject } from 'vitest';
import type { Connection } from '../src/platform/database/database.ts';
import { connectTo } from '../src/platform/database/embedded-connection.ts';
import { openServerConnection } from '../src/platform/database/server-connection.ts';
import { buildDatabaseUrl, createTestDatabase, dropTestDatabase } from './postgres-database.ts';
import { borrowConnection } from './shared-database.ts';
import { createTables } from './template.ts';

/** A database with the starter content, for one test file at a time. */
export async function openTestConnection(): Promise<Connection> {
  const template = inject('template');
  if (template.kind === 'embedded') return connectTo({ copy: template.file });
  return borrowConnection(template.socketUrl, template.name);
}

/** A new database of the same kind, for tests that change tables or statistics. */
export async function openOwnConnection(): Promise<Connection> {
  const template = inject('template');
  if (template.kind === 'embedded') return connectTo({ copy: template.file });
  return connectToServer(template.serverUrl, template.name);
}

/** A new database with all tables, without the starter content, for tests that load other content. */
export async function openOwnTables(): Promise<Connection> {
  const template = inject('template');
  if (template.kind === 'postgres') return connectToServer(template.serverUrl, template.tables);
  return openConnectionWithoutContent();
}

/** A database of the same kind without tables. */
export async function openEmptyConnection(): Promise<Connection> {
  const template = inject('template');
  return template.kind === 'embedded' ? connectTo({}) : connectToServer(template.serverUrl);
}

/** A database of the same kind with all tables, without the starter content. */
export async function openConnectionWithoutContent(): Promise<Connection> {
  const template = inject('template');
  if (template.kind === 'postgres') return borrowConnection(template.socketUrl, template.tables);
  const connection = await connectTo({});
  await createTables(connection);
  return connection;
}

async function connectToServer(serverUrl: string, template?: string): Promise<Connection> {
  const name = await createTestDatabase(serverUrl, template);
  const connection = openServerConnection(buildDatabaseUrl(serverUrl, name), { onLost() {} });
  return {
    ...connection,
    async close() {
      await connection.close();
      await dropTestDatabase(serverUrl, name);
    },
  };
}

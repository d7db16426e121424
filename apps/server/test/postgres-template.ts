import type { TestProject } from 'vitest/node';
import { openServerConnection } from '../src/platform/database/server-connection.ts';
import { buildDatabaseUrl, createTestDatabase, dropTestDatabase } from './postgres-database.ts';
import { fillTemplate } from './template.ts';

export async function setup({ provide }: TestProject) {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const name = await createTestDatabase(serverUrl);
  const connection = openServerConnection(buildDatabaseUrl(serverUrl, name), { onLost: raise });
  await fillTemplate(connection);
  await connection.close();
  provide('template', { kind: 'postgres', serverUrl, name });
  return () => dropTestDatabase(serverUrl, name);
}

function raise(error: Error): never {
  throw error;
}

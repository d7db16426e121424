import type { TestProject } from 'vitest/node';
import { openServerConnection } from '../src/platform/database/server-connection.ts';
import {
  buildDatabaseUrl,
  createTestDatabase,
  dropTemplate,
  findSocketUrl,
} from './postgres-database.ts';
import { createTables, fillTables } from './template.ts';

export async function setup({ provide }: TestProject) {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const create = async (fill: typeof createTables, template?: string) => {
    const name = await createTestDatabase(serverUrl, template);
    const connection = openServerConnection(buildDatabaseUrl(serverUrl, name), { onLost: raise });
    await fill(connection);
    await connection.close();
    return name;
  };
  const tables = await create(createTables);
  const name = await create(fillTables, tables);
  const socketUrl = await findSocketUrl(serverUrl);
  provide('template', { kind: 'postgres', serverUrl, socketUrl, name, tables });
  return async () => {
    for (const template of [name, tables]) await dropTemplate(serverUrl, template);
  };
}

function raise(error: Error): never {
  throw error;
}

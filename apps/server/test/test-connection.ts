import { inject } from 'vitest';
import type { Connection } from '../src/database/database.ts';
import { connectTo } from '../src/database/embedded-connection.ts';
import { openServerConnection } from '../src/database/server-connection.ts';
import { createTestDatabase, dropTestDatabase, urlOf } from './postgres-database.ts';

/** A database of its own for one test file, with the starter content in it. */
export async function openTestConnection(): Promise<Connection> {
  const template = inject('template');
  if (template.kind === 'embedded') return connectTo({ copy: template.file });
  const { serverUrl } = template;
  const name = await createTestDatabase(serverUrl, template.name);
  const connection = openServerConnection(urlOf(serverUrl, name), () => {});
  return {
    ...connection,
    async close() {
      await connection.close();
      await dropTestDatabase(serverUrl, name);
    },
  };
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';

export function buildDatabaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Copies the template's files: that takes a third of the time that it takes to log each page. */
export async function createTestDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `wordhoard_test_${randomUUID().replaceAll('-', '')}`;
  const copy = template ? `template ${template} strategy file_copy` : '';
  await run(serverUrl, `create database ${name} ${copy}`);
  return name;
}

export const dropTestDatabase = (serverUrl: string, name: string): Promise<void> =>
  run(serverUrl, `drop database ${name} with (force)`);

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import type { Query } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../src/platform/database/database.ts';
import type { Api } from '../src/platform/http/api.ts';
import type { Load } from './load.ts';
import { poolOf } from './measure-statements.ts';

/** The statements of a second, equal request: the first may fill caches. */
export async function statementsOf(
  { path, body }: Load,
  { apiOn, database }: { apiOn: (database: Database) => Api; database: Database },
): Promise<Query[]> {
  const statements: Query[] = [];
  const logger = { logQuery: (sql: string, params: unknown[]) => statements.push({ sql, params }) };
  const api = apiOn(drizzle({ client: poolOf(database), logger }));
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  await api.request(path, init);
  statements.length = 0;
  const response = await api.request(path, init);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return statements;
}

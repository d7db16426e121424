import type { Query } from 'drizzle-orm';
import type { Database } from '../src/platform/database/database.ts';
import type { Api } from '../src/platform/http/api.ts';
import type { Load } from './load.ts';

/** What a request asks of the database: the app answers it twice, and what it asks again is noted. */
export async function statementsOf(
  { path, body }: Load,
  { api, database }: { api: Api; database: Database },
): Promise<Query[]> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  await api.request(path, init);
  const { session } = database._;
  const prepareQuery = session.prepareQuery.bind(session);
  const statements: Query[] = [];
  session.prepareQuery = (query, ...rest) => {
    statements.push(query);
    return prepareQuery(query, ...rest);
  };
  const response = await api.request(path, init);
  session.prepareQuery = prepareQuery;
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return statements;
}

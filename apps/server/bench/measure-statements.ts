import type { Query } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../src/platform/database/database.ts';
import { type Measured, summarise } from './measured.ts';

/** The statements one after another, as a request has them, by as many at once as there are connections. */
export async function measureStatements(
  database: Database,
  statements: readonly Query[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measured> {
  const milliseconds: number[] = [];
  const pool = (database as unknown as { $client: pg.Pool }).$client;
  const start = performance.now();
  const end = start + seconds * 1_000;
  const repeat = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      for (const { sql: text, params } of statements) await pool.query({ text, values: params });
      milliseconds.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  return summarise(milliseconds, (performance.now() - start) / 1_000);
}

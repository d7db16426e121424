import type { Query } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../src/platform/database/database.ts';
import { type Measured, summarise } from './measured.ts';

/** Runs the statements of a request in sequence, on as many connections at once. */
export async function measureStatements(
  database: Database,
  statements: readonly Query[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measured> {
  const milliseconds: number[] = [];
  const pool = poolOf(database);
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

/** Both kinds of database are reached through a pool of connections. */
export const poolOf = (database: Database): pg.Pool =>
  (database as NodePgDatabase & { $client: pg.Pool }).$client;

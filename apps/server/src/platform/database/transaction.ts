import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * The results of statements that do not depend on each other. Within a transaction, the driver sends them without waiting in
 * between, in any order. If one fails, the others are waited for, so that none of them follows the rollback.
 */
export async function sendTogether<const Results extends readonly unknown[]>(
  statements: {
    [Index in keyof Results]: PromiseLike<Results[Index]>;
  },
): Promise<Results> {
  const sent = statements.map((statement) => Promise.resolve(statement));
  await Promise.allSettled(sent);
  return Promise.all(sent) as Promise<never>;
}

/**
 * Until the transaction ends, all values of a prepared statement share one plan. On a table with many partitions, PostgreSQL
 * would plan it for each value, which takes longer than running it: it expects a shared plan to read all partitions.
 */
export async function planOnce(transaction: Database): Promise<void> {
  await transaction.execute(sql`set local plan_cache_mode = force_generic_plan`);
}

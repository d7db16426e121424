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
 * Runs statements that PostgreSQL plans for their values. By default, one plan serves all values, which does not tell the planner whether
 * a pattern is rare.
 */
export const planForValues = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`set local plan_cache_mode = force_custom_plan`);
    return work(transaction);
  });

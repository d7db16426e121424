import type { Database } from '../database/database.ts';

class Rehearsed extends Error {}

/** Does work that leaves nothing behind. */
export async function rehearse<Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  let result: Result | undefined;
  try {
    await database.transaction(async (transaction) => {
      result = await work(transaction);
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  return result as Result;
}

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

const deadlockDetected = '40P01';
const maxAttempts = 4;

/**
 * Runs a transaction again that PostgreSQL ended because of a deadlock. Publishing and withdrawing words
 * touch rows of several learners, whose own transactions may touch them in another order.
 *
 * @param transact - starts the transaction; it has no effect outside of the database
 */
export async function retryDeadlocks<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      if (attempt === maxAttempts || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === deadlockDetected) || isDeadlock(error.cause);
}

const deadlockDetected = '40P01';
const maxAttempts = 4;

/**
 * Retries a transaction that PostgreSQL aborted because of a deadlock. Publishing and withdrawing
 * words lock rows of several learners, whose own transactions may lock them in another order.
 *
 * @param transact - starts the transaction, which must have no effect outside the database
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

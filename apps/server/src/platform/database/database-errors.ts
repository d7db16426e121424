import { ApplicationError } from '../errors/application-error.ts';
import { CommandFailure, exitCode } from '../errors/command-failure.ts';
import type { Database } from './database.ts';

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * SQLSTATE: connection exception, read-only because another node of a cluster leads now, insufficient resources, query
 * canceled, shutdown, starting up.
 */
const unavailableStates = /^(08|25006|53|57014|57P0[123])/;
/** Errors of the driver that have no code. */
const unavailableMessages =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|not queryable/i;

/** Whether the database could not be reached or did not answer in time. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  if (isDatabaseUnavailable(error.cause)) return true;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return (
    networkCodes.has(code) ||
    unavailableStates.test(code) ||
    unavailableMessages.test(error.message)
  );
}

/** The name of the constraint that a failed statement violates. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return brokenConstraint(error.cause);
}

/** Turns a violation of a uniqueness constraint into the error that clients see. */
export async function refuseSimilar<Written>(
  constraint: string,
  writing: Promise<Written>,
): Promise<Written> {
  try {
    return await writing;
  } catch (error) {
    if (brokenConstraint(error) !== constraint) throw error;
    throw new ApplicationError('SimilarRecordAlreadyExists', { cause: error });
  }
}

const deadlockDetected = '40P01';
const maxAttempts = 4;

/**
 * Runs a transaction, and retries it if PostgreSQL aborts it because of a deadlock. Decisions lock rows
 * of several learners, whose own transactions may lock them in another order.
 *
 * @param transact - has no effect outside the database
 */
export async function retryDeadlocks<Result>(
  database: Database,
  transact: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(transact);
    } catch (error) {
      if (attempt === maxAttempts || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === deadlockDetected) || isDeadlock(error.cause);
}

const insufficientPrivilege = '42501';

/** Names the right that the role of a server lacks to prepare the database. */
export function explainMissingRight(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || cause.code !== insufficientPrivilege) continue;
    return new CommandFailure(
      exitCode.invalidConfiguration,
      `InvalidConfigEnv DATABASE_URL: the role must not change the tables (${cause.message}). Run \`pnpm admin migrate --grant <role>\` as their owner.`,
    );
  }
  return error;
}

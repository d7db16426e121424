import { ApplicationError } from '../errors/application-error.ts';

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

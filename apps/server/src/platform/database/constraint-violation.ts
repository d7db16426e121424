import { ApplicationError } from '../errors/application-error.ts';

/** The constraint that a statement would have broken, by name. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return brokenConstraint(error.cause);
}

/** Somebody may have added the same a moment ago: only the database knows. */
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

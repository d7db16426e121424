import { ApplicationError } from '../application-error.ts';
import { brokenConstraint } from './broken-constraint.ts';

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

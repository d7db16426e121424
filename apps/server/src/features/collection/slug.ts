import { isSlug, slug as slugCheck } from '@wordhoard/validators';
import { brokenConstraint } from '../../platform/database/constraint-violation.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';

export function refuseInvalidSlug(slug: string): void {
  const issue = slugCheck()(slug) ?? { code: 'required' };
  if (!isSlug(slug))
    throw new ApplicationError('SlugInvalid', { fields: [{ path: 'slug', issue }] });
}

/** Somebody may have taken the address a moment ago: only the database knows. */
export async function refuseTakenSlug<Written>(writing: Promise<Written>): Promise<Written> {
  try {
    return await writing;
  } catch (error) {
    if (!brokenConstraint(error)?.endsWith('_slug')) throw error;
    throw new ApplicationError('SlugAlreadyExists', { cause: error });
  }
}

import { isSlug, slug as slugCheck } from '@wordhoard/validators';
import { ApplicationError } from '../application-error.ts';
import { brokenConstraint } from '../database/broken-constraint.ts';
import { foldForSearch } from '../word/search-text.ts';

const longestStem = 40;
const tailLength = 8;

interface Named {
  id: string;
  name: string;
  /** What the address begins with where the name has no Latin letter. */
  kind: 'list' | 'table';
}

/** The address of something new, told by its name and, so that two of a name differ, by its id. */
export function slugOf({ id, name, kind }: Named): string {
  const stem = foldForSearch(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, longestStem)
    .replace(/-$/, '');
  return `${stem || kind}-${id.replaceAll('-', '').slice(-tailLength)}`;
}

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
    if (!brokenConstraint(error)?.endsWith('_slug_unique')) throw error;
    throw new ApplicationError('SlugAlreadyExists', { cause: error });
  }
}

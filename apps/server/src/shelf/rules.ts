import { Privacy } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { ApplicationError } from '../application-error.ts';
import { type Caller, isAdmin } from '../auth/caller.ts';
import type { Shelved } from './shelved.ts';

/** A list or a table, as far as it decides who may do what with it. */
type Owned = Pick<Shelved, 'privacy' | 'userId'>;
type Changing = Pick<Caller, 'id' | 'role'>;

/** Why somebody may not change it. That a private thing is there at all is its owner's secret. */
export function changeRefusal(caller: Changing, owned: Owned | undefined): ErrorCode | undefined {
  if (owned === undefined) return 'NotFound';
  const isPublic = owned.privacy === Privacy.Public;
  const isAdminsToo = isPublic || owned.userId === null;
  if (owned.userId === caller.id || (isAdmin(caller) && isAdminsToo)) return undefined;
  return isPublic ? 'Forbidden' : 'NotFound';
}

/** What the caller may change; anything else ends here. */
export function changeable<Thing extends Owned>(thing: Thing | undefined, caller: Changing): Thing {
  const refusal = changeRefusal(caller, thing);
  if (thing === undefined || refusal !== undefined) {
    throw new ApplicationError(refusal ?? 'NotFound');
  }
  return thing;
}

/** Why somebody may not put it on their own shelf. */
export function linkRefusal(userId: string, owned: Owned | undefined): ErrorCode | undefined {
  if (owned === undefined) return 'LinkResourceNotFound';
  if (owned.userId === userId) return 'LinkToOwn';
  return owned.privacy === Privacy.Public ? undefined : 'LinkToPrivate';
}

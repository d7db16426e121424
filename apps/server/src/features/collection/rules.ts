import { Privacy } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { canChangeCollection, canSaveCollection } from '@wordhoard/contract/permission';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import type { Collection } from './collection.ts';

/** A list or a table, as far as it decides who may do what with it. */
type Owned = Pick<Collection, 'privacy' | 'userId'>;
type Changing = Pick<Caller, 'id' | 'role'>;

/** Why somebody may not change it. That a private thing is there at all is its owner's secret. */
export function changeRefusal(caller: Changing, owned: Owned | undefined): ErrorCode | undefined {
  if (owned === undefined) return 'NotFound';
  const { userId, privacy } = owned;
  const facts = { isOwn: userId === caller.id, hasOwner: userId !== null, privacy };
  if (canChangeCollection(facts, caller.role)) return undefined;
  return privacy === Privacy.Public ? 'Forbidden' : 'NotFound';
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
  const isOwn = owned.userId === userId;
  if (canSaveCollection({ isOwn, privacy: owned.privacy })) return undefined;
  return isOwn ? 'LinkToOwn' : 'LinkToPrivate';
}

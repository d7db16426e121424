import { Privacy } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { canChangeCollection, canSaveCollection } from '@wordhoard/contract/permission';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import type { Collection } from './collection.ts';

type Owned = Pick<Collection, 'privacy' | 'userId'>;
type Editor = Pick<Caller, 'id' | 'role'>;

/** Why a caller may not change a collection. The existence of a private one is not disclosed. */
export function changeRefusal(caller: Editor, owned: Owned | undefined): ErrorCode | undefined {
  if (owned === undefined) return 'NotFound';
  const { userId, privacy } = owned;
  const facts = { isOwn: userId === caller.id, hasOwner: userId !== null, privacy };
  if (canChangeCollection(facts, caller.role)) return undefined;
  return privacy === Privacy.Public ? 'Forbidden' : 'NotFound';
}

/** @throws ApplicationError unless the caller may change the collection */
export function requireChangeable<Row extends Owned>(row: Row | undefined, caller: Editor): Row {
  const refusal = changeRefusal(caller, row);
  if (row === undefined || refusal !== undefined) {
    throw new ApplicationError(refusal ?? 'NotFound');
  }
  return row;
}

/** Why a learner may not save a collection. */
export function linkRefusal(userId: string, owned: Owned | undefined): ErrorCode | undefined {
  if (owned === undefined) return 'LinkResourceNotFound';
  const isOwn = owned.userId === userId;
  if (canSaveCollection({ isOwn, privacy: owned.privacy })) return undefined;
  return isOwn ? 'LinkToOwn' : 'LinkToPrivate';
}

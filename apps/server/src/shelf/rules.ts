import { Privacy } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { type Caller, isAdmin } from '../auth/caller.ts';

/** A list or a table, as far as it decides who may do what with it. */
export interface Shelved {
  privacy: Privacy;
  /** What is nobody's belongs to the admins. */
  userId: string | null;
}

/** Why somebody may not change it. That a private thing is there at all is its owner's secret. */
export function changeRefusal(
  caller: Pick<Caller, 'id' | 'role'>,
  shelved: Shelved | undefined,
): ErrorCode | undefined {
  if (shelved === undefined) return 'NotFound';
  if (shelved.userId === caller.id || isAdmin(caller)) return undefined;
  return shelved.privacy === Privacy.Public ? 'Forbidden' : 'NotFound';
}

/** Why somebody may not put it on their own shelf. */
export function linkRefusal(userId: string, shelved: Shelved | undefined): ErrorCode | undefined {
  if (shelved === undefined) return 'LinkResourceNotFound';
  if (shelved.userId === userId) return 'LinkToOwn';
  return shelved.privacy === Privacy.Public ? undefined : 'LinkToPrivate';
}

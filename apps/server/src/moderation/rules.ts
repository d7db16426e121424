import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { type Caller, isAdmin } from '../auth/caller.ts';

/** What people add, and admins approve or reject. */
export type EntryKind = 'word' | 'translation' | 'image' | 'tag' | 'suggestion';

export type Decision = typeof EntryStatus.Approved | typeof EntryStatus.Rejected;

export interface Entry {
  status: EntryStatus;
  isByAdmin: boolean;
}

/**
 * Why a decision about an entry may not be changed. To decide the same again does no harm: two
 * admins may look at one queue. What an admin added is approved from the start and stays so; an
 * approved suggestion has become a translation, which is to be judged itself.
 */
export function decisionRefusal(
  kind: EntryKind,
  { status, isByAdmin }: Entry,
  decision: Decision,
): ErrorCode | undefined {
  if (status !== EntryStatus.Approved || decision === EntryStatus.Approved) return undefined;
  if (isByAdmin) return 'EntryStatusCannotBeChangedForAdminEntity';
  return kind === 'suggestion' ? 'Forbidden' : undefined;
}

/** Why somebody may not change or withdraw an entry. What others have come to rely on stays. */
export function editRefusal(
  caller: Pick<Caller, 'role'>,
  { status, isOwn }: { status: EntryStatus; isOwn: boolean },
): ErrorCode | undefined {
  if (!isOwn) return status === EntryStatus.Approved ? 'Forbidden' : 'NotFound';
  return status === EntryStatus.Approved && !isAdmin(caller) ? 'Forbidden' : undefined;
}

/** What an author has mended waits for approval again, even if it was rejected. */
export const statusAfterEdit = (status: EntryStatus): EntryStatus =>
  status === EntryStatus.Rejected ? EntryStatus.Pending : status;

/**
 * Somebody as the author of what waits for approval. Admins propose like everybody, so that each
 * entry has an author on record; what they proposed is approved right after.
 */
export const proposer = <Person extends Pick<Caller, 'id'>>({ id }: Person) => ({
  id,
  role: UserRole.Learner,
});

export const approval = { decision: EntryStatus.Approved, reason: null };

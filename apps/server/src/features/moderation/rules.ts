import { EntryStatus } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import type { ContributionKind, DecidedStatus } from '../contribution/decide.ts';

export interface Entry {
  status: EntryStatus;
  isByAdmin: boolean;
}

/**
 * Why the status of an entry may not be changed. Repeating a decision is permitted, because two admins
 * may work on the same queue. Entries of admins stay approved. An approved suggestion has become a
 * translation, which is moderated itself.
 */
export function decisionRefusal(
  kind: ContributionKind,
  { status, isByAdmin }: Entry,
  decided: DecidedStatus,
): ErrorCode | undefined {
  if (status !== EntryStatus.Approved || decided === EntryStatus.Approved) return undefined;
  if (isByAdmin) return 'EntryStatusCannotBeChangedForAdminEntity';
  return kind === 'suggestion' ? 'Forbidden' : undefined;
}

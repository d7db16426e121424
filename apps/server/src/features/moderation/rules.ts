import { EntryStatus } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import type { ContributionKind, DecidedStatus } from '../contribution/decide.ts';

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
  kind: ContributionKind,
  { status, isByAdmin }: Entry,
  decided: DecidedStatus,
): ErrorCode | undefined {
  if (status !== EntryStatus.Approved || decided === EntryStatus.Approved) return undefined;
  if (isByAdmin) return 'EntryStatusCannotBeChangedForAdminEntity';
  return kind === 'suggestion' ? 'Forbidden' : undefined;
}

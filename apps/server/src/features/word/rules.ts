import { EntryStatus } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { canChangeWordText } from '@wordhoard/contract/permission';
import type { Caller } from '../../platform/http/request-context.ts';

export interface WordChange {
  text?: string | undefined;
  example?: string | null | undefined;
  speechPartIds?: readonly number[] | undefined;
}

/** What decides how the caller may change a word that they see. */
interface ChangedWord {
  status: EntryStatus;
  /** The caller has contributed to it. */
  isContributor: boolean;
}

/**
 * Why the caller may not change a word. The text of a published word belongs to everybody. Learners
 * change their own contribution; those who have none must add an example or parts of speech.
 */
export function changeRefusal(
  caller: Pick<Caller, 'role'>,
  { status, isContributor }: ChangedWord,
  { text, example, speechPartIds }: WordChange,
): ErrorCode | undefined {
  const isPublished = status === EntryStatus.Approved;
  if (text !== undefined && !canChangeWordText({ isPublished, isContributor }, caller.role)) {
    return 'Forbidden';
  }
  const addsContribution = (example ?? null) !== null || speechPartIds !== undefined;
  return isContributor || addsContribution ? undefined : 'Forbidden';
}

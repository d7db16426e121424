import { EntryStatus } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { canChangeWordText } from '@wordhoard/contract/permission';
import type { Caller } from '../../platform/http/request-context.ts';

export interface WordChange {
  text?: string | undefined;
  example?: string | null | undefined;
  speechPartIds?: readonly number[] | undefined;
}

/** A word that the caller sees, as far as it decides how they may change it. */
interface ChangedWord {
  status: EntryStatus;
  /** The caller has contributed to it. */
  isContributor: boolean;
}

/**
 * Why somebody may not change a word. The text of a published word is everybody's. What one says about
 * a word is one's own; without a contribution of one's own there has to be something to say.
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
  const saysSomething = (example ?? null) !== null || speechPartIds !== undefined;
  return isContributor || saysSomething ? undefined : 'Forbidden';
}

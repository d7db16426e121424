import type { EntryStatus } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import type { Caller } from '../auth/caller.ts';
import { editRefusal } from '../moderation/rules.ts';

/** A word, as far as it decides who may change it. */
export interface AuthoredWord {
  status: EntryStatus;
  isOwn: boolean;
  /** Others brought it too. */
  isShared: boolean;
}

export interface WordChange {
  text?: string | undefined;
  example?: string | null | undefined;
  speechPartIds?: readonly number[] | undefined;
}

/** Why somebody may not change a word. What it says is not for one of several authors to change. */
export function changeRefusal(
  caller: Pick<Caller, 'role'>,
  word: AuthoredWord,
  { text, example, speechPartIds }: WordChange,
): ErrorCode | undefined {
  const isOfAll = [text, example, speechPartIds].some((change) => change !== undefined);
  return editRefusal(caller, word) ?? (word.isShared && isOfAll ? 'Forbidden' : undefined);
}

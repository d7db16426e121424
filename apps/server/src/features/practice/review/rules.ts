import type { KnowingChange, KnowingMergeResult, PreviousKnowing } from '@wordhoard/contract';
import { wordStatusOf } from '@wordhoard/contract/enumeration';
import type { WordProgress, WordStatus } from '@wordhoard/quiz-engine';
import type { Activity } from './activity.ts';
import type { ProgressOfWord } from './word-progress.ts';

export interface StatusChange {
  before: WordStatus;
  after: WordStatus;
}

export const statusChangeOf = ({ knowing, before }: KnowingChange): StatusChange => ({
  before: wordStatusOf[before.knowing],
  after: wordStatusOf[knowing],
});

type StatusActivity = Pick<Activity, 'saved' | 'known'>;

/** Counts the words that became saved or known. */
export function activityOf(changes: readonly StatusChange[]): StatusActivity {
  const became = (status: WordStatus) =>
    changes.filter(({ before, after }) => after === status && before !== status).length;
  return { saved: became('saved'), known: became('known') };
}

export const negated = ({ saved, known }: StatusActivity): StatusActivity => ({
  saved: -saved,
  known: -known,
});

/** Marking a word resets its right days. */
export const markedAs = (status: WordStatus): WordProgress => ({ status, rightDays: 0 });

/** The changes to undo: the last one of each word, unless the word has changed since. */
export function undoable(
  changes: readonly KnowingChange[],
  current: ReadonlyMap<string, PreviousKnowing>,
): KnowingChange[] {
  const isUnchanged = ({ wordId, knowing }: KnowingChange) =>
    current.get(wordId)?.knowing === knowing;
  return [...new Map(changes.map((change) => [change.wordId, change])).values()].filter(
    isUnchanged,
  );
}

const ascendingStatuses: readonly WordStatus[] = ['unknown', 'saved', 'known'];

/** Compares statuses, then right days. */
export function isAhead(one: WordProgress, other: WordProgress): boolean {
  const lead = ascendingStatuses.indexOf(one.status) - ascendingStatuses.indexOf(other.status);
  return lead === 0 ? one.rightDays > other.rightDays : lead > 0;
}

/** Each word once, with its most advanced progress. */
export function mostAdvanced(words: readonly ProgressOfWord[]): ProgressOfWord[] {
  const best = new Map<string, ProgressOfWord>();
  for (const word of words) {
    const other = best.get(word.wordId);
    if (other === undefined || isAhead(word.progress, other.progress)) best.set(word.wordId, word);
  }
  return [...best.values()];
}

/** Merges the words of a browser into an account. `toSave` holds those that change the account. */
export function mergeWords(
  words: readonly ProgressOfWord[],
  account: ReadonlyMap<string, WordProgress>,
): { toSave: ProgressOfWord[]; merged: KnowingMergeResult } {
  const outcomes = Map.groupBy(words, ({ wordId, progress }) =>
    outcomeOf(progress, account.get(wordId)),
  );
  const { added = [], advanced = [], kept = [], skipped = [] } = Object.fromEntries(outcomes);
  return {
    toSave: [...added, ...advanced],
    merged: {
      added: added.length,
      advanced: advanced.length,
      kept: kept.length,
      skipped: skipped.length,
    },
  };
}

function outcomeOf(
  progress: WordProgress,
  inAccount: WordProgress | undefined,
): keyof KnowingMergeResult {
  if (inAccount === undefined) return 'skipped';
  if (inAccount.status === 'unknown') return 'added';
  return isAhead(progress, inAccount) ? 'advanced' : 'kept';
}

import type { KnowingChange, KnowingMergeResult, PreviousKnowing } from '@wordhoard/contract';
import type { WordProgress, WordStatus } from '@wordhoard/quiz-engine';
import type { Activity } from './activity.ts';
import type { LearnedWord } from './word-progress.ts';
import { stageOf } from './word-progress.ts';

export interface StageChange {
  before: WordStatus;
  after: WordStatus;
}

export const stageChangeOf = ({ knowing, before }: KnowingChange): StageChange => ({
  before: stageOf[before.knowing],
  after: stageOf[knowing],
});

type StageActivity = Pick<Activity, 'saved' | 'known'>;

/** What of an activity changes of stage are: words that became known, words that were saved. */
export function activityOf(changes: readonly StageChange[]): StageActivity {
  const cameTo = (stage: WordStatus) =>
    changes.filter(({ before, after }) => after === stage && before !== stage).length;
  return { saved: cameTo('saved'), known: cameTo('known') };
}

export const negated = ({ saved, known }: StageActivity): StageActivity => ({
  saved: -saved,
  known: -known,
});

/** A word that is marked anew has been answered on no day yet. */
export const markedAs = (stage: WordStatus): WordProgress => ({ status: stage, rightDays: 0 });

/** Changes are taken back of words that are still as the change left them, of each word once. */
export function stillAsChanged(
  changes: readonly KnowingChange[],
  present: ReadonlyMap<string, PreviousKnowing>,
): KnowingChange[] {
  const isStill = ({ wordId, knowing }: KnowingChange) => present.get(wordId)?.knowing === knowing;
  return [...new Map(changes.map((change) => [change.wordId, change])).values()].filter(isStill);
}

const stagesOnTheWay: readonly WordStatus[] = ['unknown', 'saved', 'known'];

/** Known is further than saved; of two alike, the one that was right on more days. */
export function isFurther(one: WordProgress, other: WordProgress): boolean {
  const lead = stagesOnTheWay.indexOf(one.status) - stagesOnTheWay.indexOf(other.status);
  return lead === 0 ? one.rightDays > other.rightDays : lead > 0;
}

/** Each word once, as far as it came. */
export function furthestOfEach(words: readonly LearnedWord[]): LearnedWord[] {
  const furthest = new Map<string, LearnedWord>();
  for (const word of words) {
    const other = furthest.get(word.wordId);
    if (other === undefined || isFurther(word.learning, other.learning)) {
      furthest.set(word.wordId, word);
    }
  }
  return [...furthest.values()];
}

/** Which of a browser's words an account takes over, and what becomes of all of them. */
export function mergeWords(
  words: readonly LearnedWord[],
  account: ReadonlyMap<string, WordProgress>,
): { taken: LearnedWord[]; merged: KnowingMergeResult } {
  const fates = Map.groupBy(words, ({ wordId, learning }) => fateOf(learning, account.get(wordId)));
  const { added = [], advanced = [], kept = [], skipped = [] } = Object.fromEntries(fates);
  return {
    taken: [...added, ...advanced],
    merged: {
      added: added.length,
      advanced: advanced.length,
      kept: kept.length,
      skipped: skipped.length,
    },
  };
}

function fateOf(
  learning: WordProgress,
  inAccount: WordProgress | undefined,
): keyof KnowingMergeResult {
  if (inAccount === undefined) return 'skipped';
  if (inAccount.status === 'unknown') return 'added';
  return isFurther(learning, inAccount) ? 'advanced' : 'kept';
}

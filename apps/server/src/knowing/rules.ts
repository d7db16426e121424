import type { FormerKnowing, KnowingChange, MergedKnowing } from '@wordhoard/contract';
import type { Learning, LearningStage } from '@wordhoard/quiz-engine';
import type { Activity } from './activity.ts';
import type { LearnedWord } from './learning-store.ts';
import { stageOf } from './stage.ts';

export interface StageChange {
  before: LearningStage;
  after: LearningStage;
}

export const stageChangeOf = ({ knowing, before }: KnowingChange): StageChange => ({
  before: stageOf[before.knowing],
  after: stageOf[knowing],
});

type StageActivity = Pick<Activity, 'saved' | 'known'>;

/** What of an activity changes of stage are: words that became known, words that were saved. */
export function activityOf(changes: readonly StageChange[]): StageActivity {
  const cameTo = (stage: LearningStage) =>
    changes.filter(({ before, after }) => after === stage && before !== stage).length;
  return { saved: cameTo('saved'), known: cameTo('known') };
}

export const takenBack = ({ saved, known }: StageActivity): StageActivity => ({
  saved: -saved,
  known: -known,
});

/** A word that is marked anew has been answered on no day yet. */
export const markedAs = (stage: LearningStage): Learning => ({ knowing: stage, rightDays: 0 });

/** Changes are taken back of words that are still as the change left them, of each word once. */
export function stillAsChanged(
  changes: readonly KnowingChange[],
  present: ReadonlyMap<string, FormerKnowing>,
): KnowingChange[] {
  const isStill = ({ wordId, knowing }: KnowingChange) => present.get(wordId)?.knowing === knowing;
  return [...new Map(changes.map((change) => [change.wordId, change])).values()].filter(isStill);
}

const stagesOnTheWay: readonly LearningStage[] = ['unknown', 'saved', 'known'];

/** Known is further than saved; of two alike, the one that was right on more days. */
export function isFurther(one: Learning, other: Learning): boolean {
  const lead = stagesOnTheWay.indexOf(one.knowing) - stagesOnTheWay.indexOf(other.knowing);
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
  account: ReadonlyMap<string, Learning>,
): { taken: LearnedWord[]; merged: MergedKnowing } {
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

function fateOf(learning: Learning, inAccount: Learning | undefined): keyof MergedKnowing {
  if (inAccount === undefined) return 'skipped';
  if (inAccount.knowing === 'unknown') return 'added';
  return isFurther(learning, inAccount) ? 'advanced' : 'kept';
}

import type { LearningStage } from '@wordhoard/quiz-engine';
import type { Activity } from './activity.ts';

export interface StageChange {
  before: LearningStage;
  after: LearningStage;
}

/** What of an activity changes of stage are: words that became known, words that were saved. */
export function activityOf(changes: readonly StageChange[]): Pick<Activity, 'saved' | 'known'> {
  const cameTo = (stage: LearningStage) =>
    changes.filter(({ before, after }) => after === stage && before !== stage).length;
  return { saved: cameTo('saved'), known: cameTo('known') };
}

import type { StudyGoal, Today } from '@wordhoard/contract';

interface Practice {
  reviewed: number;
  milliseconds: number;
}

const minuteMilliseconds = 60_000;

/** How far a learner has reached the goal of a day. */
export const goalProgress = (
  { unit, target }: StudyGoal,
  { reviewed, milliseconds }: Practice,
): Today['goal'] => ({
  unit,
  target,
  done: unit === 'words' ? reviewed : Math.floor(milliseconds / minuteMilliseconds),
});

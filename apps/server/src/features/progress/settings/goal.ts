import type { StudyGoal, Today } from '@wordhoard/contract';

/** A day with practice. */
export interface PractisedDay {
  day: string;
  /** Words, each counted once. */
  reviewed: number;
  milliseconds: number;
}

const minuteMilliseconds = 60_000;

/** How far a learner has reached the goal of a day. */
export function goalProgress(
  { unit, target }: StudyGoal,
  days: readonly PractisedDay[],
  today: string,
): Today['goal'] {
  const { reviewed, milliseconds } = days.find(({ day }) => day === today) ?? nothing;
  const done = unit === 'words' ? reviewed : Math.floor(milliseconds / minuteMilliseconds);
  return { unit, target, done };
}

const nothing = { reviewed: 0, milliseconds: 0 };

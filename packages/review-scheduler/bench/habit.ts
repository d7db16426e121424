import type { Random } from './random.ts';

/** When a learner practises, and when they take up new words. */
export interface Habit {
  /** The days until the next new words, which are as many as on so many days. */
  readonly newWordsEvery: number;
  /** Whether the learner practises on a day. */
  practises(day: number, random: Random): boolean;
  /** The hour of the practice, from 4 in the morning on, so that 24 is midnight. */
  hour(random: Random): number;
}

const daily: Habit = { newWordsEvery: 1, practises: () => true, hour: () => 18 };

export const habits: Readonly<Record<string, Habit>> = {
  'practises daily': daily,
  'misses two days of five': { ...daily, practises: (_day, random) => random() < 0.6 },
  'is away for a month': { ...daily, practises: (day) => day < 120 || day >= 150 },
  'learns 70 words once a week': { ...daily, newWordsEvery: 7 },
};

/** Between ten in the evening and two at night. */
export const nightHabit: Habit = { ...daily, hour: (random) => 22 + 4 * random() };

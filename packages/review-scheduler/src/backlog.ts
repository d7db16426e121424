import { addDays, type Day } from './day.ts';

/** What a learner has to review, and how much of it they manage. */
export interface Workload {
  /** The words due on each day from today, as from `forecast`: overdue words count today. */
  readonly forecast: readonly number[];
  /** How many words the learner has reviewed today. */
  readonly reviewedToday: number;
  /** How many words the learner reviews on a usual day. */
  readonly usualPerDay: number;
}

export interface BacklogPlan {
  /** How many words to review a day. */
  readonly perDay: number;
  /** How many of them are yet to be reviewed today. */
  readonly leftToday: number;
  /** The day on which the last of them is likely to be reviewed. */
  readonly clearedOn: Day;
}

/** What any learner can manage in a day, and for some time, about five minutes. */
const minPerDay = 20;
const minPerDayForSomeTime = 40;
/** In how many days a backlog is to be cleared, unless that takes more than the learner can manage. */
const daysToClear = 30;
/** How many of the words reviewed after a long time are forgotten, and so come back within days. */
const forgottenShare = 0.25;
const step = 5;

/**
 * Plans how to clear a backlog: more words than the learner reviews on two usual days. The plan follows from what is
 * due now, so it adjusts itself every day.
 *
 * @param workload - the words due, those reviewed today and those of a usual day
 * @param today - the learner's day
 * @returns the plan; `undefined` if there is no backlog
 * @throws {RangeError} if the day does not exist in the calendar
 * @example
 * planBacklog({ forecast: [1334, 0, 0], reviewedToday: 0, usualPerDay: 10 }, '2026-11-27');
 * // { perDay: 40, leftToday: 40, clearedOn: '2027-01-10' }
 */
export function planBacklog(
  { forecast: [due = 0, ...coming], reviewedToday, usualPerDay }: Workload,
  today: Day,
): BacklogPlan | undefined {
  const usual = roundUp(Math.max(minPerDay, usualPerDay));
  // As many as at the start of the day, so that the plan stays the same all day.
  const waiting = due + reviewedToday;
  if (due === 0 || waiting <= 2 * usual) return undefined;
  const comingPerDay = coming.reduce((sum, count) => sum + count, 0) / Math.max(1, coming.length);
  const reviewsFor = (words: number) => roundUp(words / (1 - forgottenShare));
  const wanted = reviewsFor(comingPerDay + waiting / daysToClear);
  const needed = reviewsFor(comingPerDay + 1);
  const perDay = Math.max(usual, Math.min(wanted, minPerDayForSomeTime), needed);
  const leftToday = Math.min(due, Math.max(0, perDay - reviewedToday));
  let left = due - leftToday;
  let days = 0;
  while (left > 0) {
    left += (coming[days] ?? comingPerDay) - perDay * (1 - forgottenShare);
    days += 1;
  }
  return { perDay, leftToday, clearedOn: addDays(today, days) };
}

const roundUp = (count: number): number => Math.ceil(count / step) * step;

import { addDays, type Day } from './day.ts';

/** How far a learner is with words that they learn little by little. */
export interface StudyProgress {
  /** How many words are yet to be learned. */
  readonly remaining: number;
  /** How many words were learned today. */
  readonly learnedToday: number;
  /** How many words the learner wants to learn a day, at least 1. */
  readonly wordsPerDay: number;
}

export interface StudyForecast {
  /** How many words are yet to be learned today. */
  readonly leftToday: number;
  /** The day on which the last word is learned. */
  readonly finishesOn: Day;
}

/**
 * Tells what is left to learn today, and when the last word is learned if the learner learns as many words
 * a day as planned. Former days do not count, so a day without words moves the end by a day.
 *
 * @param progress - the words left, those learned today, and the words per day
 * @param today - the learner's day
 * @throws {RangeError} if a count is no whole number or too small, or the day does not exist in the calendar
 * @example
 * forecastStudy({ remaining: 39, learnedToday: 3, wordsPerDay: 7 }, '2026-11-24');
 * // { leftToday: 4, finishesOn: '2026-11-29' }
 */
export function forecastStudy(
  { remaining, learnedToday, wordsPerDay }: StudyProgress,
  today: Day,
): StudyForecast {
  requireCount(remaining, 0);
  requireCount(learnedToday, 0);
  requireCount(wordsPerDay, 1);
  const leftToday = Math.min(remaining, Math.max(0, wordsPerDay - learnedToday));
  const furtherDays = Math.ceil((remaining - leftToday) / wordsPerDay);
  return { leftToday, finishesOn: addDays(today, furtherDays) };
}

function requireCount(count: number, min: number): void {
  if (!Number.isInteger(count) || count < min)
    throw new RangeError(`Not a whole number from ${min}: ${count}`);
}

/** A date of the learner's own calendar, such as `2026-03-01`. */
export type Day = string;

const millisecondsPerDay = 86_400_000;

/** The number of 9999-12-31, the last day that is written with four digits for the year. */
const lastDay = 2_932_896;

/**
 * Returns the number of days from one day to another, negative if the other is earlier.
 *
 * @throws {RangeError} if a day does not exist in the calendar
 */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * Returns the day a number of days later, at most 9999-12-31.
 *
 * @throws {RangeError} if the day does not exist in the calendar
 */
export function addDays(day: Day, count: number): Day {
  return toDay(Math.min(dayNumber(day) + count, lastDay));
}

/**
 * Returns the number of days since 1970-01-01. A day has no time zone, so it is read and written in UTC.
 *
 * @throws {RangeError} if the day does not exist in the calendar
 */
export function dayNumber(day: Day): number {
  const number = Date.parse(day) / millisecondsPerDay;
  // `Date.parse` takes other formats too, and `2026-02-30` for a day of March.
  if (Number.isInteger(number) && toDay(number) === day) return number;
  throw new RangeError(`Not a day of the calendar: ${day}`);
}

export function toDay(number: number): Day {
  return new Date(number * millisecondsPerDay).toISOString().slice(0, 10);
}

import { ApplicationError } from '../application-error.ts';

const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** No place on earth is further from UTC than a day: only such a day can be a learner's today. */
export function isLearnersDay(day: string, now: Date): boolean {
  const today = Date.parse(dayOf(now));
  return Math.abs(Date.parse(day) - today) <= dayMilliseconds;
}

/** Refuses a day that is today nowhere. */
export function requireLearnersDay(day: string, now: Date): void {
  if (isLearnersDay(day, now)) return;
  throw new ApplicationError('ParameterInvalid', {
    fields: [{ path: 'day', issue: { code: 'invalid' } }],
  });
}

/** The day in UTC, as `2026-03-01`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

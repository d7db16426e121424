import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';

/** How much of each a learner did. */
export interface Activity {
  answered: number;
  right: number;
  saved: number;
  known: number;
  proved: number;
}

/** Adds to what a learner did on a day of their own calendar. What is taken back is negative. */
export async function addActivity(
  database: Database,
  userId: string,
  day: string,
  { answered = 0, right = 0, saved = 0, known = 0, proved = 0 }: Partial<Activity>,
): Promise<void> {
  if ([answered, right, saved, known, proved].every((count) => count === 0)) return;
  const atLeastNone = (count: number) => Math.max(0, count);
  await database.execute(
    sql`insert into activity_day (user_id, day, answered, right_count, saved, known, proved)
        values (${userId}, ${day}, ${atLeastNone(answered)}, ${atLeastNone(right)},
          ${atLeastNone(saved)}, ${atLeastNone(known)}, ${atLeastNone(proved)})
        on conflict (user_id, day) do update
        set answered = greatest(0, activity_day.answered + ${answered}::integer),
          right_count = greatest(0, activity_day.right_count + ${right}::integer),
          saved = greatest(0, activity_day.saved + ${saved}::integer),
          known = greatest(0, activity_day.known + ${known}::integer),
          proved = greatest(0, activity_day.proved + ${proved}::integer)`,
  );
}

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

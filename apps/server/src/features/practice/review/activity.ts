import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { activityDay } from './schema.ts';

/** How often a learner did each activity. */
export interface Activity {
  answered: number;
  right: number;
  saved: number;
  known: number;
  proved: number;
}

/** Adds to the activity of a learner's day. Undone activity is negative. */
export async function addActivity(
  database: Database,
  userId: string,
  day: string,
  { answered = 0, right = 0, saved = 0, known = 0, proved = 0 }: Partial<Activity>,
): Promise<void> {
  const activity = { answered, right, saved, known, proved };
  const counts = Object.values(activity);
  if (counts.every((count) => count === 0)) return;
  const sum = (column: AnyPgColumn, count: number): SQL =>
    sql`greatest(0, ${column} + ${count}::integer)`;
  await database
    .insert(activityDay)
    .values({
      userId,
      day,
      answered: Math.max(0, answered),
      right: Math.max(0, right),
      saved: Math.max(0, saved),
      known: Math.max(0, known),
      proved: Math.max(0, proved),
    })
    .onConflictDoUpdate({
      target: [activityDay.userId, activityDay.day],
      set: {
        answered: sum(activityDay.answered, answered),
        right: sum(activityDay.right, right),
        saved: sum(activityDay.saved, saved),
        known: sum(activityDay.known, known),
        proved: sum(activityDay.proved, proved),
      },
    });
}

const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** Whether it may be this day for a learner. No time zone is further than a day from UTC. */
export function isLearnersDay(day: string, now: Date): boolean {
  const today = Date.parse(dayOf(now));
  return Math.abs(Date.parse(day) - today) <= dayMilliseconds;
}

/** @throws ApplicationError if it is this day in no time zone */
export function requireLearnersDay(day: string, now: Date): void {
  if (isLearnersDay(day, now)) return;
  throw new ApplicationError('ParameterInvalid', {
    fields: [{ path: 'day', issue: { code: 'invalid' } }],
  });
}

/** The day in UTC, as `2026-03-01`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

import { and, between, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { activityDay } from '../practice/review/schema.ts';
import type { ActivityDay } from './activity.ts';

const { day, answered, right, saved, known, proved, reviewed, milliseconds } = activityDay;

export const findActivity = (
  database: Database,
  userId: string,
  { from, until }: { from: string; until: string },
): Promise<ActivityDay[]> =>
  database
    .select({ day, answered, right, saved, known, proved })
    .from(activityDay)
    .where(and(eq(activityDay.userId, userId), between(day, from, until)));

/** The days on which a learner practised, in order. */
export async function findActiveDays(
  database: Database,
  userId: string,
  until: string,
): Promise<string[]> {
  const isActive = sql`${answered} + ${proved} > 0`;
  const rows = await database
    .select({ day })
    .from(activityDay)
    .where(and(eq(activityDay.userId, userId), lte(day, until), isActive))
    .orderBy(day);
  return rows.map((row) => row.day);
}

/** How many words a learner has answered on a day, and for how long. */
export async function findPractice(
  database: Database,
  userId: string,
  today: string,
): Promise<{ reviewed: number; milliseconds: number }> {
  const [row] = await database
    .select({ reviewed, milliseconds })
    .from(activityDay)
    .where(and(eq(activityDay.userId, userId), eq(day, today)));
  return row ?? { reviewed: 0, milliseconds: 0 };
}

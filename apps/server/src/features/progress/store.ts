import { and, between, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { activityDay } from '../practice/review/schema.ts';

const { day, answered, right, saved, known, proved } = activityDay;

export const findActivity = (
  database: Database,
  userId: string,
  { from, until }: { from: string; until: string },
) =>
  database
    .select({ day, answered, right, saved, known, proved })
    .from(activityDay)
    .where(and(eq(activityDay.userId, userId), between(day, from, until)));

/** The days on which a learner did anything, in order. */
export async function findActiveDays(
  database: Database,
  userId: string,
  until: string,
): Promise<string[]> {
  const isActive = sql`${answered} + ${saved} + ${known} + ${proved} > 0`;
  const rows = await database
    .select({ day })
    .from(activityDay)
    .where(and(eq(activityDay.userId, userId), lte(day, until), isActive))
    .orderBy(day);
  return rows.map((row) => row.day);
}

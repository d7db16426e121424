import { and, between, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { activityDay } from '../../schema/review.ts';
import type { ActivityDay } from './activity.ts';
import type { PractisedDay } from './settings/goal.ts';

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
export const findPractisedDays = (
  database: Database,
  userId: string,
  until: string,
): Promise<PractisedDay[]> =>
  database
    .select({ day, reviewed, milliseconds })
    .from(activityDay)
    .where(and(eq(activityDay.userId, userId), lte(day, until), sql`${answered} + ${proved} > 0`))
    .orderBy(day);

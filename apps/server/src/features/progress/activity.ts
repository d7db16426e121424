import type { ProgressPeriod } from '@wordhoard/contract/enumeration';
import { and, between, eq, lte, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../platform/database/database.ts';
import { activityDay } from '../../schema/review.ts';
import { type Activity, sumActivity } from '../review/activity.ts';

/** The activity that profiles show. */
type ShownActivity = Omit<Activity, 'reviewed' | 'milliseconds'>;

export type ActivityDay = ShownActivity & { day: string };

export interface ActivityBucket extends ShownActivity {
  /** The first day of the period. */
  start: string;
}

export interface Span {
  period: ProgressPeriod;
  /** The last day of the span. */
  until: string;
  /** The number of periods. The last one contains `until`. */
  count: number;
}

/** The first day of a span. */
export const findFirstDay = ({ period, until, count }: Span): string =>
  addPeriods(findPeriodStart(until, period), period, 1 - count);

/** The activity of each period of a span, including periods without any. */
export function bucketActivity(days: readonly ActivityDay[], span: Span): ActivityBucket[] {
  const first = findFirstDay(span);
  const within = days.filter(({ day }) => day >= first && day <= span.until);
  const daysOf = Map.groupBy(within, ({ day }) => findPeriodStart(day, span.period));
  return Array.from({ length: span.count }, (_, index) => {
    const start = addPeriods(first, span.period, index);
    return { start, ...sumShown(daysOf.get(start) ?? []) };
  });
}

function sumShown(days: readonly ActivityDay[]): ShownActivity {
  const { answered, right, saved, known, proved } = sumActivity(days);
  return { answered, right, saved, known, proved };
}

/** The first day of the period that contains a day. Weeks start on Monday, as in ISO 8601. */
export function findPeriodStart(day: string, period: ProgressPeriod): string {
  const date = Temporal.PlainDate.from(day);
  switch (period) {
    case 'day':
      return day;
    case 'week':
      return date.subtract({ days: date.dayOfWeek - 1 }).toString();
    case 'month':
      return date.with({ day: 1 }).toString();
  }
}

/** The start of the period that is `count` periods later. */
export const addPeriods = (start: string, period: ProgressPeriod, count: number): string =>
  Temporal.PlainDate.from(start)
    .add({ [`${period}s`]: count })
    .toString();

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
export const findPractisedDays = (database: Database, userId: string, until: string) =>
  database
    .select({ day, reviewed, milliseconds })
    .from(activityDay)
    .where(and(eq(activityDay.userId, userId), lte(day, until), sql`${answered} + ${proved} > 0`))
    .orderBy(day);

import { type SQL, type SQLChunk, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { activityDay } from '../../schema/review.ts';

/** How often a learner did each activity. */
export interface Activity {
  answered: number;
  right: number;
  saved: number;
  known: number;
  proved: number;
  /** Words that were answered, each counted once a day. */
  reviewed: number;
  milliseconds: number;
}

/** What counts for a day. Undone activity is negative. */
export interface DayActivity extends Partial<Activity> {
  day: string;
}

const kinds = [
  'answered',
  'right',
  'saved',
  'known',
  'proved',
  'reviewed',
  'milliseconds',
] as const satisfies (keyof Activity)[];

export const sumActivity = (all: readonly Partial<Activity>[]): Activity =>
  byKind((kind) => all.reduce((sum, { [kind]: count = 0 }) => sum + count, 0));

export const negative = ({ day, ...activity }: DayActivity): DayActivity => ({
  day,
  ...byKind((kind) => -(activity[kind] ?? 0)),
});

/** The transaction has locked the learner. */
export async function addActivity(
  database: Database,
  userId: string,
  activities: readonly DayActivity[],
): Promise<void> {
  const rows = [...Map.groupBy(activities, ({ day }) => day)]
    .map(([day, ofDay]) => ({ day, ...sumActivity(ofDay) }))
    .filter((row) => kinds.some((kind) => row[kind] !== 0));
  if (rows.length === 0) return;
  const given = rows.map(({ right, ...row }) => ({ ...row, right_count: right }));
  const names = kinds.map((kind) => sql.identifier(activityDay[kind].name));
  const each = (toSql: (name: SQLChunk) => SQL) => sql.join(names.map(toSql), sql`, `);
  await database.execute(
    sql`with given as (
          select * from jsonb_populate_recordset(null::${activityDay}, ${JSON.stringify(given)}::jsonb)
        ), changed as (
          update ${activityDay} as stored
          set ${each((name) => sql`${name} = greatest(0, stored.${name} + given.${name})`)}
          from given
          where stored.user_id = ${userId} and stored.day = given.day
          returning stored.day
        )
        insert into ${activityDay} (user_id, day, ${each((name) => sql`${name}`)})
        select ${userId}, day, ${each((name) => sql`greatest(0, ${name})`)}
        from given where day not in (select day from changed)`,
  );
}

function byKind<Value>(toValue: (kind: keyof Activity) => Value): Record<keyof Activity, Value> {
  const entries = kinds.map((kind): [keyof Activity, Value] => [kind, toValue(kind)]);
  return Object.fromEntries(entries) as Record<keyof Activity, Value>;
}

/** The time zone in which days begin first is UTC+14. */
const earliestZoneMilliseconds = 14 * 60 * 60 * 1_000;

/** The latest day that has begun in any time zone. */
export const latestDay = (now: Date): string =>
  toDay(new Date(now.getTime() + earliestZoneMilliseconds));

/** The day in UTC, as `2026-03-01`. */
export const toDay = (time: Date): string => time.toISOString().slice(0, 10);

import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import type { ActivityDay } from './activity.ts';

export function findActivity(
  database: Database,
  userId: string,
  { from, until }: { from: string; until: string },
): Promise<ActivityDay[]> {
  return selectRows(
    database,
    sql`select day, answered, right_count as right, saved, known, proved from activity_day
        where user_id = ${userId} and day between ${from} and ${until}`,
  );
}

/** The days on which a learner did anything, the first one first. */
export async function findActiveDays(
  database: Database,
  userId: string,
  until: string,
): Promise<string[]> {
  const rows = await selectRows<{ day: string }>(
    database,
    sql`select day from activity_day
        where user_id = ${userId} and day <= ${until} and answered + saved + known + proved > 0
        order by day`,
  );
  return rows.map(({ day }) => day);
}

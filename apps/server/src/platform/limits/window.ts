import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../database/database.ts';
import type { RateLimit } from './limits.ts';

const clockToleranceMilliseconds = 60_000;

interface Claim {
  /** How many of those asked for there were left. */
  granted: number;
  /** When uses can be claimed again. */
  endsAt: Date;
}

interface Asked {
  count: number;
  now: Date;
}

/** Takes uses out of a subject's window, which the first one opens. */
export async function claimUses(
  database: Database,
  limit: RateLimit,
  subject: string,
  { count, now }: Asked,
): Promise<Claim> {
  const end = endOf(limit, now);
  const isOver = sql`(rate_window.ends_at <= ${now}
    or rate_window.ends_at > ${latestEndOf(limit, now)})`;
  const row = await selectRow<{ used: number; endsAt: string }>(
    database,
    sql`insert into rate_window (key, used, ends_at)
        values (${keyOf(limit, subject)}, ${count}, ${end})
        on conflict (key) do update set
          used = case when ${isOver} then 0 else least(rate_window.used, ${limit.most}) end
            + excluded.used,
          ends_at = case when ${isOver} then excluded.ends_at else rate_window.ends_at end
        returning used, ends_at as "endsAt"`,
  );
  if (row === undefined) throw new Error('A window must be there once it is claimed from');
  const left = limit.most - (row.used - count);
  return { granted: Math.min(count, left), endsAt: new Date(row.endsAt) };
}

/** Gives one use back, unless its window has ended. What was refused meanwhile does not count. */
export async function returnUse(
  database: Database,
  limit: RateLimit,
  subject: string,
  endsAt: Date,
): Promise<void> {
  await database.execute(
    sql`update rate_window set used = least(used, ${limit.most}) - 1
        where key = ${keyOf(limit, subject)} and ends_at = ${endsAt}`,
  );
}

export const isOpen = (limit: RateLimit, endsAt: Date, now: Date): boolean =>
  endsAt > now && endsAt <= latestEndOf(limit, now);

export async function removeEndedWindows(database: Database, now: Date): Promise<void> {
  await database.execute(sql`delete from rate_window where ends_at <= ${now}`);
}

const keyOf = ({ name }: RateLimit, subject: string): string => `${name} ${subject}`;

const endOf = ({ minutes }: RateLimit, now: Date): Date =>
  new Date(now.getTime() + minutes * 60_000);

/**
 * A window that ends later than this was opened by a wrong clock. The tolerance covers servers whose
 * clocks differ, and requests at once that reach the database in another order than they read the time.
 */
const latestEndOf = (limit: RateLimit, now: Date): Date =>
  new Date(endOf(limit, now).getTime() + clockToleranceMilliseconds);

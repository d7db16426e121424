import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../database/database.ts';
import type { RateLimit } from './limits.ts';

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
  const isOver = sql`(rate_window.ends_at <= ${now} or rate_window.ends_at > ${end})`;
  const row = await selectRow<{ used: number; endsAt: string }>(
    database,
    sql`insert into rate_window (key, used, ends_at)
        values (${`${limit.name} ${subject}`}, ${count}, ${end})
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

/** A window that ends further ahead than it is long comes from a clock that was wrong. */
export const isOpen = (limit: RateLimit, endsAt: Date, now: Date): boolean =>
  endsAt > now && endsAt <= endOf(limit, now);

export async function removeEndedWindows(database: Database, now: Date): Promise<void> {
  await database.execute(sql`delete from rate_window where ends_at <= ${now}`);
}

const endOf = ({ minutes }: RateLimit, now: Date): Date =>
  new Date(now.getTime() + minutes * 60_000);

import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { rateWindow } from '../../schema/limits.ts';
import type { Database } from '../database/database.ts';
import type { RateLimit } from './limits.ts';

const clockToleranceMilliseconds = 60_000;

interface Claim {
  /** At most the requested count; 0 if the window is used up. */
  granted: number;
  /** When uses can be claimed again. */
  endsAt: Date;
}

interface ClaimRequest {
  count: number;
  now: Date;
}

/** Takes uses from a subject's window. The first use opens the window. */
export async function claimUses(
  database: Database,
  limit: RateLimit,
  subject: string,
  { count, now }: ClaimRequest,
): Promise<Claim> {
  const end = computeEnd(limit, now);
  const isOver = or(
    lte(rateWindow.endsAt, now),
    gt(rateWindow.endsAt, computeLatestEnd(limit, now)),
  );
  const [row] = await database
    .insert(rateWindow)
    .values({ key: toKey(limit, subject), used: count, endsAt: end })
    .onConflictDoUpdate({
      target: rateWindow.key,
      set: {
        used: sql`case when ${isOver} then 0 else least(${rateWindow.used}, ${limit.max}) end
          + excluded.used`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateWindow.endsAt} end`,
      },
    })
    .returning({ used: rateWindow.used, endsAt: rateWindow.endsAt });
  if (row === undefined) throw new Error('The statement returns a row');
  const left = limit.max - (row.used - count);
  return { granted: Math.min(count, left), endsAt: row.endsAt };
}

/** Returns one use, unless its window has ended. Refused uses do not count. */
export async function returnUse(
  database: Database,
  limit: RateLimit,
  subject: string,
  endsAt: Date,
): Promise<void> {
  const isWindow = and(eq(rateWindow.key, toKey(limit, subject)), eq(rateWindow.endsAt, endsAt));
  const used = sql`least(${rateWindow.used}, ${limit.max}) - 1`;
  await database.update(rateWindow).set({ used }).where(isWindow);
}

export const isOpen = (limit: RateLimit, endsAt: Date, now: Date): boolean =>
  endsAt > now && endsAt <= computeLatestEnd(limit, now);

export async function removeEndedWindows(database: Database, now: Date): Promise<void> {
  await database.delete(rateWindow).where(lte(rateWindow.endsAt, now));
}

const toKey = ({ name }: RateLimit, subject: string): string => `${name} ${subject}`;

const computeEnd = ({ minutes }: RateLimit, now: Date): Date =>
  new Date(now.getTime() + minutes * 60_000);

/**
 * A window that ends later than this was opened by a wrong clock. The tolerance covers servers whose
 * clocks differ, and concurrent requests that reach the database in another order than they read the time.
 */
const computeLatestEnd = (limit: RateLimit, now: Date): Date =>
  new Date(computeEnd(limit, now).getTime() + clockToleranceMilliseconds);

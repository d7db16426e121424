import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { rateWindow } from '../../schema/limits.ts';
import type { Database } from '../database/database.ts';
import { ApplicationError } from '../errors/application-error.ts';
import type { RateLimit } from './limits.ts';

interface Use {
  limit: RateLimit;
  subject: string;
}

export interface Limiter {
  /** Counts one use. Throws `TooManyRequests` if none is left. */
  spend(limit: RateLimit, subject: string): Promise<void>;
  /**
   * Makes an attempt, and counts it only if it fails: takes one use of each limit before the attempt, and returns
   * the uses if it succeeds. If one of the limits has no use left, takes none and throws `TooManyRequests`.
   * Attempts with the same `turn` run one after the other. Otherwise, attempts that succeed at the same time would
   * use up each other's limit.
   *
   * @returns whether the attempt succeeded
   */
  attempt(turn: string, uses: readonly Use[], run: () => Promise<boolean>): Promise<boolean>;
  /** Like `spend`, for frequent requests of different costs: claims some uses in advance. */
  spendOften(limit: RateLimit, subject: string, cost?: number): Promise<void>;
}

interface Ports {
  database: Database;
  now: () => Date;
}

/** Uses that this process has claimed from a window and not spent yet. */
interface HeldUses {
  left: number;
  /** The window has no uses left to claim. */
  isLast: boolean;
  endsAt: Date;
}

const claimSize = 20;
const maxHeld = 10_000;

/**
 * Counts in the database, which all servers share. Uses that are claimed in advance count as used
 * there, so several servers never grant more than one would.
 */
export function createLimiter({ database, now }: Ports): Limiter {
  const heldByKey = new Map<string, HeldUses>();
  const claiming = new Map<string, Promise<void>>();

  const turns = new Map<string, Promise<unknown>>();

  async function claim({ limit, subject }: Use, key: string, cost: number): Promise<void> {
    const request = { count: Math.max(claimSize, cost), now: now() };
    const { granted, endsAt } = await claimUses(database, limit, subject, request);
    const held = heldByKey.get(key);
    const rest = held !== undefined && isOpen(limit, held.endsAt, now()) ? held.left : 0;
    if (heldByKey.size >= maxHeld) heldByKey.clear();
    heldByKey.set(key, { left: rest + granted, isLast: granted < request.count, endsAt });
  }

  async function attempt(uses: readonly Use[], run: () => Promise<boolean>): Promise<boolean> {
    const returnUses = await reserve(uses, { database, now });
    const isSuccess = await run();
    if (isSuccess) await returnUses();
    return isSuccess;
  }

  return {
    async spend(limit, subject) {
      await reserve([{ limit, subject }], { database, now });
    },
    attempt: (turn, uses, run) => takeTurn(turns, turn, () => attempt(uses, run)),
    async spendOften(limit, subject, cost = 1) {
      const key = `${limit.name} ${subject}`;
      while (!spendHeld(limit, heldByKey.get(key), { cost, now: now() })) {
        await shareRun(claiming, key, () => claim({ limit, subject }, key, cost));
      }
    },
  };
}

async function reserve(
  uses: readonly Use[],
  { database, now }: Ports,
): Promise<() => Promise<void>> {
  const reserved: (Use & { endsAt: Date })[] = [];
  const returnUses = async () => {
    for (const { limit, subject, endsAt } of reserved) {
      await returnUse(database, limit, subject, endsAt);
    }
  };
  for (const { limit, subject } of uses) {
    const request = { count: 1, now: now() };
    const { granted, endsAt } = await claimUses(database, limit, subject, request);
    if (granted === 0) {
      await returnUses();
      throw explainLimit(endsAt, now());
    }
    reserved.push({ limit, subject, endsAt });
  }
  return returnUses;
}

/** Takes some of the held uses. Returns whether there were enough. */
function spendHeld(
  limit: RateLimit,
  held: HeldUses | undefined,
  { cost, now }: { cost: number; now: Date },
): boolean {
  if (held === undefined || !isOpen(limit, held.endsAt, now)) return false;
  if (held.left >= cost) {
    held.left -= cost;
    return true;
  }
  if (held.isLast) throw explainLimit(held.endsAt, now);
  return false;
}

/** Runs `work` after all work of the same key. */
async function takeTurn<Result>(
  turns: Map<string, Promise<unknown>>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const run = (turns.get(key) ?? Promise.resolve()).then(work, work);
  turns.set(key, run);
  try {
    return await run;
  } finally {
    if (turns.get(key) === run) turns.delete(key);
  }
}

/** Shares a run of `work` that is already in progress. */
async function shareRun(
  running: Map<string, Promise<void>>,
  key: string,
  work: () => Promise<void>,
): Promise<void> {
  const run = running.get(key) ?? work().finally(() => running.delete(key));
  running.set(key, run);
  await run;
}

function explainLimit(endsAt: Date, now: Date): ApplicationError {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
  return new ApplicationError('TooManyRequests', { retryAfterSeconds: seconds });
}

const clockToleranceMilliseconds = 60_000;

interface Claim {
  /** At most the requested count; 0 if the window is used up. */
  granted: number;
  /** When uses can be claimed again. */
  endsAt: Date;
}

/** Takes uses from a subject's window. The first use opens the window. */
export async function claimUses(
  database: Database,
  limit: RateLimit,
  subject: string,
  { count, now }: { count: number; now: Date },
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
async function returnUse(
  database: Database,
  limit: RateLimit,
  subject: string,
  endsAt: Date,
): Promise<void> {
  const isWindow = and(eq(rateWindow.key, toKey(limit, subject)), eq(rateWindow.endsAt, endsAt));
  const used = sql`least(${rateWindow.used}, ${limit.max}) - 1`;
  await database.update(rateWindow).set({ used }).where(isWindow);
}

const isOpen = (limit: RateLimit, endsAt: Date, now: Date): boolean =>
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

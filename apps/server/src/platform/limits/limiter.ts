import type { Database } from '../database/database.ts';
import { ApplicationError } from '../errors/application-error.ts';
import type { RateLimit } from './limits.ts';
import { claimUses, isOpen, returnUse } from './window.ts';

export interface Use {
  limit: RateLimit;
  subject: string;
}

export interface Limiter {
  /** Counts one use. Throws `TooManyRequests` if none is left. */
  spend(limit: RateLimit, subject: string): Promise<void>;
  /**
   * Counts one use of each limit. If one of them has none left, counts none and throws
   * `TooManyRequests`. Returns a function that returns the uses.
   */
  reserve(uses: readonly Use[]): Promise<() => Promise<void>>;
  /** Like `spend`, for frequent requests: claims some uses in advance. */
  spendOften(limit: RateLimit, subject: string): Promise<void>;
}

interface Ports {
  database: Database;
  now: () => Date;
}

/** Uses that this process has claimed from a window and not spent yet. */
interface Held {
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
  const heldByKey = new Map<string, Held>();
  const claiming = new Map<string, Promise<void>>();

  async function claim(limit: RateLimit, subject: string, key: string): Promise<void> {
    const request = { count: claimSize, now: now() };
    const { granted, endsAt } = await claimUses(database, limit, subject, request);
    if (heldByKey.size >= maxHeld) heldByKey.clear();
    heldByKey.set(key, { left: granted, isLast: granted < claimSize, endsAt });
  }

  return {
    async spend(limit, subject) {
      await reserve([{ limit, subject }], { database, now });
    },
    reserve: (uses) => reserve(uses, { database, now }),
    async spendOften(limit, subject) {
      const key = `${limit.name} ${subject}`;
      while (!spendHeld(limit, heldByKey.get(key), now())) {
        await shareRun(claiming, key, () => claim(limit, subject, key));
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
      throw tooMany(endsAt, now());
    }
    reserved.push({ limit, subject, endsAt });
  }
  return returnUses;
}

/** Takes one of the held uses. Returns whether there was one. */
function spendHeld(limit: RateLimit, held: Held | undefined, now: Date): boolean {
  if (held === undefined || !isOpen(limit, held.endsAt, now)) return false;
  if (held.left > 0) {
    held.left -= 1;
    return true;
  }
  if (held.isLast) throw tooMany(held.endsAt, now);
  return false;
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

function tooMany(endsAt: Date, now: Date): ApplicationError {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
  return new ApplicationError('TooManyRequests', { retryAfterSeconds: seconds });
}

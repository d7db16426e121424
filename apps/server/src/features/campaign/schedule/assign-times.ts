import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type CampaignRow, smmPost } from '../store/schema.ts';
import { firstOf, postTimes } from './post-times.ts';

/**
 * Gives posts of a campaign the next free times of its schedule, in their order. Posts for which no
 * time is left before the last day are skipped.
 *
 * @param which - `overdue`: the planned posts whose time has passed. `all`: every planned post but
 *   those that an admin has moved to a later time.
 */
export async function assignTimes(
  transaction: Database,
  { id: campaignId, schedule }: Pick<CampaignRow, 'id' | 'schedule'>,
  which: 'overdue' | 'all',
  now: Date,
): Promise<void> {
  const planned = await transaction
    .select({ id: smmPost.id, scheduledAt: smmPost.scheduledAt, isMoved: smmPost.isMoved })
    .from(smmPost)
    .where(and(eq(smmPost.campaignId, campaignId), eq(smmPost.status, 'planned')))
    .orderBy(asc(smmPost.position))
    .for('no key update');
  const isAssigned = ({ scheduledAt, isMoved }: (typeof planned)[number]) =>
    scheduledAt <= now || (which === 'all' && !isMoved);
  const assigned = planned.filter(isAssigned).map(({ id }) => id);
  const taken = planned.filter((post) => !isAssigned(post)).map(({ scheduledAt }) => scheduledAt);
  const times = freeTimes(postTimes(schedule, now), taken, assigned.length);
  await setTimes(transaction, assigned.slice(0, times.length), times);
  await skipPosts(transaction, assigned.slice(times.length));
}

function freeTimes(times: Iterable<Date>, taken: readonly Date[], count: number): Date[] {
  const isTaken = new Set(taken.map((time) => time.getTime()));
  // Even if every taken time is one of the schedule, enough others remain.
  const candidates = firstOf(times, count + taken.length);
  return candidates.filter((time) => !isTaken.has(time.getTime())).slice(0, count);
}

/** Raw SQL: gives each of many rows a value of its own. */
async function setTimes(
  transaction: Database,
  ids: readonly string[],
  times: readonly Date[],
): Promise<void> {
  if (ids.length === 0) return;
  const isoTimes = times.map((time) => time.toISOString());
  await transaction.execute(sql`
    update smm_post set scheduled_at = assigned.time, is_moved = false, queued_at = null, retry_at = null
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(isoTimes)}::timestamptz[]) as assigned (id, time)
    where smm_post.id = assigned.id
  `);
}

async function skipPosts(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(smmPost)
    .set({ status: 'skipped' })
    .where(and(sql`${smmPost.id} = any(${sql.param(ids)}::uuid[])`, ne(smmPost.status, 'skipped')));
}

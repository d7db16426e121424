import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { isAmong } from '../../../platform/database/sql.ts';
import { type CampaignRow, smmPost } from '../../../schema/campaign.ts';
import { postTimes } from './post-times.ts';

/**
 * Gives posts of a campaign the next free times of its schedule, in their order. Posts for which no
 * time is left before the last day are skipped, until a longer schedule has one.
 *
 * @param which - `overdue`: the planned posts whose time has passed. `all`: every planned post but
 *   those that an admin has moved to a later time, and the posts that had no time.
 */
export async function assignTimes(
  transaction: Database,
  { id: campaignId, schedule }: Pick<CampaignRow, 'id' | 'schedule'>,
  which: 'overdue' | 'all',
  now: Date,
): Promise<void> {
  const isPlanned = eq(smmPost.status, 'planned');
  const isUnscheduled = eq(smmPost.failureKind, 'unscheduled');
  const { id, status, scheduledAt, isMoved } = smmPost;
  const posts = await transaction
    .select({ id, status, scheduledAt, isMoved })
    .from(smmPost)
    .where(
      and(
        eq(smmPost.campaignId, campaignId),
        which === 'all' ? or(isPlanned, isUnscheduled) : isPlanned,
      ),
    )
    .orderBy(asc(smmPost.position))
    .for('no key update');
  const isAssigned = (post: (typeof posts)[number]) =>
    post.status === 'skipped' || post.scheduledAt <= now || (which === 'all' && !post.isMoved);
  const assigned = posts.filter(isAssigned).map((post) => post.id);
  const taken = posts.filter((post) => !isAssigned(post)).map((post) => post.scheduledAt);
  const times = findFreeTimes(postTimes(schedule, now), taken, assigned.length);
  await setTimes(transaction, assigned.slice(0, times.length), times);
  await skipPosts(transaction, assigned.slice(times.length));
}

function findFreeTimes(times: Generator<Date, void>, taken: readonly Date[], count: number) {
  const isTaken = new Set(taken.map((time) => time.getTime()));
  // Even if every taken time is one of the schedule, enough others remain.
  return times
    .take(count + taken.length)
    .filter((time) => !isTaken.has(time.getTime()))
    .take(count)
    .toArray();
}

/** Raw SQL: gives each of many rows a value of its own. */
async function setTimes(transaction: Database, ids: readonly string[], times: readonly Date[]) {
  if (ids.length === 0) return;
  const isoTimes = times.map((time) => time.toISOString());
  await transaction.execute(sql`
    update ${smmPost}
    set scheduled_at = assigned.time, is_moved = false, queued_at = null, retry_at = null,
      status = 'planned', failure_kind = null, failure_detail = ''
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(isoTimes)}::timestamptz[]) as assigned (id, time)
    where ${smmPost.id} = assigned.id
  `);
}

async function skipPosts(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(smmPost)
    .set({ status: 'skipped', failureKind: 'unscheduled', failureDetail: '' })
    .where(isAmong(smmPost.id, ids));
}

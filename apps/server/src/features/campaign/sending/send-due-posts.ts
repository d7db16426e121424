import { and, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, selectRows } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Services } from '../../../platform/services.ts';
import { smmCampaign, smmChannel, smmPost } from '../../../schema/campaign.ts';
import { fixedCode } from '../../../schema/column.ts';
import { idempotencySeconds } from '../network/network.ts';
import { completeDoneCampaigns } from '../store/campaign-store.ts';
import { lockPost, updatePost } from '../store/post-store.ts';
import { closePollJob } from './close-poll.ts';
import { decideAfterCrash, maxAttemptMilliseconds } from './post-state.ts';
import { sendPostJob } from './send-post.ts';

/** Queues a job for each post that is due, and for each poll that has ended. One server runs it for all. */
export const sendDuePostsJob: Job<object, Services> = {
  name: 'smm-send-due-posts',
  payload: z.object({}),
  settings: { expireInSeconds: 60, retryLimit: 0 },
  pollingIntervalSeconds: 15,
  cron: '* * * * *',
  async run(_payload, services) {
    await decideAboutLostAttempts(services);
    await queueDuePosts(services);
    await queueEndedPolls(services);
    await completeDoneCampaigns(services.database, services.now());
  },
};

/** Decides about posts whose server stopped while it sent them. */
async function decideAboutLostAttempts({ database, now }: Services): Promise<void> {
  const lostBefore = new Date(now().getTime() - maxAttemptMilliseconds);
  const isLost = and(eq(smmPost.status, fixedCode('sending')), lt(smmPost.attemptedAt, lostBefore));
  const lost = await database.select({ id: smmPost.id }).from(smmPost).where(isLost);
  for (const { id } of lost) {
    await database.transaction(async (transaction) => {
      const found = await lockPost(transaction, id);
      if (found?.post.status !== 'sending') return;
      const keySeconds = idempotencySeconds[found.channel.network];
      await updatePost(transaction, id, decideAfterCrash(found.post, { now: now(), keySeconds }));
    });
  }
}

/** A queued job that has not run within this time was lost with its server. */
const maxQueuedMilliseconds = maxAttemptMilliseconds;
const maxDuePosts = 1_000;

async function queueDuePosts({ database, jobs, now }: Services): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { id } of await takeDuePosts(transaction, now())) {
      await jobs.send(sendPostJob, { postId: id }, transaction);
    }
  });
}

/** Raw SQL: no more posts of a channel than its network accepts in a minute, by a window function. */
function takeDuePosts(transaction: Database, now: Date): Promise<{ id: string }[]> {
  const at = now.toISOString();
  const queuedBefore = new Date(now.getTime() - maxQueuedMilliseconds).toISOString();
  const isWaiting = sql`${smmPost.status} = 'planned'
    and (${smmPost.queuedAt} is null or ${smmPost.queuedAt} < ${queuedBefore}::timestamptz)`;
  return selectRows(
    transaction,
    sql`
      update ${smmPost} set queued_at = ${at}::timestamptz
      where ${isWaiting} and id = any (array(
        select id from (
          select ${smmPost.id}, ${smmPost.scheduledAt}, ${smmChannel.postsPerMinute},
            row_number() over (
              partition by ${smmChannel.id} order by ${smmPost.scheduledAt}, ${smmPost.id}
            ) as number
          from ${smmPost}
          join ${smmCampaign} on ${smmCampaign.id} = ${smmPost.campaignId}
          join ${smmChannel} on ${smmChannel.id} = ${smmCampaign.channelId}
          where ${isWaiting} and ${smmPost.scheduledAt} <= ${at}::timestamptz
            and coalesce(${smmPost.retryAt}, '-infinity') <= ${at}::timestamptz
            and (${smmCampaign.isRunning} or ${smmPost.isForced})
            and ${smmChannel.isActive} and not ${smmChannel.isPaused}
            and coalesce(${smmChannel.blockedUntil}, '-infinity') <= ${at}::timestamptz
        ) as due
        where number <= posts_per_minute
        order by scheduled_at
        limit ${maxDuePosts}
      ))
      returning id
    `,
  );
}

async function queueEndedPolls({ database, jobs, now }: Services): Promise<void> {
  await database.transaction(async (transaction) => {
    const ended = await transaction
      .update(smmPost)
      .set({ pollQueuedAt: now() })
      .where(
        and(
          eq(smmPost.status, fixedCode('sent')),
          lt(smmPost.pollClosesAt, now()),
          sql`${smmPost.pollQueuedAt} is null`,
        ),
      )
      .returning({ id: smmPost.id });
    for (const { id } of ended) await jobs.send(closePollJob, { postId: id }, transaction);
  });
}

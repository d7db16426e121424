import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import {
  type ChannelRow,
  type PostRow,
  smmCampaign,
  smmChannel,
  smmPost,
} from '../../../schema/campaign.ts';
import { describeFailure, updateChannel } from '../channel/channel-store.ts';
import type { CampaignServices } from '../channel/channels.ts';
import { buildOutgoingPost, composeContent } from '../content/post-content.ts';
import { idempotencySeconds, NetworkFailure, type SentPost } from '../network/network.ts';
import { lockPost, type PostWithCampaign, updatePost } from '../store/post-store.ts';
import { decideAfterFailure, decideReadiness } from './post-state.ts';

const payload = z.object({ postId: z.uuid() });

/** Sends one post. A post that another server sends, or that is no longer due, is left alone. */
export const sendPostJob: Job<z.infer<typeof payload>, CampaignServices> = {
  name: 'smm-send-post',
  payload,
  // The state of the post decides whether it is repeated, not the queue.
  settings: { expireInSeconds: 120, retryLimit: 0 },
  pollingIntervalSeconds: 2,
  run: ({ postId }, services) => sendPost(postId, services),
};

async function sendPost(postId: string, services: CampaignServices): Promise<void> {
  const { database, now } = services;
  const claimed = await claimPost(postId, services);
  if (claimed === undefined) return;
  const outcome = await attemptPost(claimed, services);
  await database.transaction(async (transaction) => {
    const isCurrent = await holdsAttempt(transaction, claimed.post);
    if (!isCurrent) return;
    if (outcome instanceof NetworkFailure)
      await recordFailure(transaction, claimed, outcome, now());
    else await recordSent(transaction, claimed, outcome, now());
  });
}

/**
 * Marks a post as being sent before the request, so that after a crash we know that the network may have
 * accepted it. Returns undefined if the post is not to be sent now.
 */
function claimPost(postId: string, { database, now, publicUrl }: CampaignServices) {
  return database.transaction(async (transaction) => {
    const found = await lockPost(transaction, postId);
    if (found === undefined) return undefined;
    const channel = await lockChannel(transaction, found.channel);
    const attemptedAt = now();
    const readiness = decideReadiness(
      { ...found, channel },
      {
        now: attemptedAt,
        keySeconds: idempotencySeconds[channel.network],
        recentAttempts: await countRecentAttempts(transaction, channel, attemptedAt),
      },
    );
    if (!readiness.isReady) {
      await updatePost(transaction, postId, readiness.change);
      return undefined;
    }
    const content = await composeContent(transaction, found, { publicUrl, now: attemptedAt });
    if (content === undefined) {
      const failure = { failureKind: 'invalid', failureDetail: '' } as const;
      await updatePost(transaction, postId, { status: 'failed', ...failure });
      return undefined;
    }
    const attempts = found.post.attempts + 1;
    const claim = { status: 'sending', content, attempts, attemptedAt } as const;
    await updatePost(transaction, postId, claim);
    return { ...found, channel, post: { ...found.post, ...claim } };
  });
}

/** Serializes the attempts to post to a channel while the recent ones are counted. */
async function lockChannel(transaction: Database, { id }: ChannelRow): Promise<ChannelRow> {
  const [row] = await transaction
    .select()
    .from(smmChannel)
    .where(eq(smmChannel.id, id))
    .for('no key update');
  if (row === undefined) throw new Error('A channel exists as long as its posts');
  return row;
}

function countRecentAttempts(transaction: Database, { id }: ChannelRow, now: Date) {
  const attempted = transaction
    .select({ id: smmPost.id })
    .from(smmPost)
    .innerJoin(smmCampaign, eq(smmCampaign.id, smmPost.campaignId))
    .where(
      and(eq(smmCampaign.channelId, id), gt(smmPost.attemptedAt, new Date(now.getTime() - 60_000))),
    )
    .as('attempted');
  return transaction.$count(attempted);
}

async function attemptPost(claimed: PostWithCampaign, services: CampaignServices) {
  try {
    const network = services.channels.open(claimed.channel);
    const post = await buildOutgoingPost(claimed, services.fileStorage);
    return await network.send(post, claimed.post.id);
  } catch (error) {
    if (error instanceof NetworkFailure) return error;
    services.log.error({ err: error, postId: claimed.post.id }, 'a post could not be sent');
    return new NetworkFailure('unavailable', '');
  }
}

/** Whether this attempt is still undecided. A slow attempt may have been given up. */
async function holdsAttempt(
  transaction: Database,
  { id, attempts }: Pick<PostRow, 'id' | 'attempts'>,
): Promise<boolean> {
  const current = (await lockPost(transaction, id))?.post;
  const isUndecided = current?.status === 'sending' || current?.status === 'unknown';
  return isUndecided && current.attempts === attempts;
}

async function recordSent(
  transaction: Database,
  { post, campaign }: PostWithCampaign,
  { remoteId, url }: SentPost,
  sentAt: Date,
): Promise<void> {
  const closesAt = new Date(sentAt.getTime() + campaign.pollHours * 60 * 60 * 1_000);
  await updatePost(transaction, post.id, {
    status: 'sent',
    remoteId,
    url,
    sentAt,
    failureKind: null,
    failureDetail: '',
    isForced: false,
    pollClosesAt: campaign.type === 'QUIZ' ? closesAt : null,
  });
}

/** A refusal or a limit holds the other posts of the channel too. */
async function recordFailure(
  transaction: Database,
  { post, channel }: PostWithCampaign,
  failure: NetworkFailure,
  now: Date,
): Promise<void> {
  const keySeconds = idempotencySeconds[channel.network];
  const change = decideAfterFailure(post, failure, { now, keySeconds });
  await updatePost(transaction, post.id, change);
  if (failure.kind === 'refused') {
    await updateChannel(transaction, channel.id, describeFailure(failure, now));
  } else if (failure.kind === 'limited') {
    await updateChannel(transaction, channel.id, { blockedUntil: change.retryAt ?? null });
  }
}

import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Job } from '../../../platform/jobs/job.ts';
import { smmPost } from '../../../schema/campaign.ts';
import type { CampaignServices } from '../channel/channels.ts';
import { NetworkFailure } from '../network/network.ts';
import { selectPosts, updatePost } from '../store/post-store.ts';

const payload = z.object({ postId: z.uuid() });

/** Collects the answers to a poll that has ended, and posts the right answer where the poll cannot show it. */
export const closePollJob: Job<z.infer<typeof payload>, CampaignServices> = {
  name: 'smm-close-poll',
  payload,
  // The last attempt is about half a day after the first.
  settings: { expireInSeconds: 120, retryLimit: 10, retryDelay: 60, retryBackoff: true },
  pollingIntervalSeconds: 30,
  run: closePoll,
};

async function closePoll(
  { postId }: z.infer<typeof payload>,
  { database, channels, log }: CampaignServices,
): Promise<void> {
  const [found] = await selectPosts(database).where(eq(smmPost.id, postId));
  if (found === undefined) return;
  const { post, channel } = found;
  if (post.remoteId === null || post.poll !== null) return;
  const network = channels.open(channel);
  try {
    const poll = await network.closePoll(post.remoteId);
    const answer = post.content?.type === 'QUIZ' ? post.content.answerText : null;
    if (answer !== null) {
      await network.reply?.(post.remoteId, answer, channel.tranLangCode, `${post.id}-answer`);
    }
    await updatePost(database, postId, { poll });
  } catch (error) {
    if (!(error instanceof NetworkFailure) || mayPass(error)) throw error;
    log.warn({ postId, reason: error.message }, 'the answers to a poll cannot be collected');
  }
}

const mayPass = ({ kind }: NetworkFailure): boolean =>
  kind === 'limited' || kind === 'unavailable' || kind === 'unknown';

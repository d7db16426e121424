import type { SmmPost } from '@wordhoard/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type PostRow, smmCampaign, smmChannel, smmPost } from '../../../schema/campaign.ts';
import { presentFailure } from '../channel/channel-store.ts';
import type { CampaignWithChannel } from './campaign-store.ts';

/** A post with everything that decides whether and how it is sent. */
export interface PostWithCampaign extends CampaignWithChannel {
  post: PostRow;
}

export const selectPosts = (database: Database) =>
  database
    .select({ post: smmPost, campaign: smmCampaign, channel: smmChannel })
    .from(smmPost)
    .innerJoin(smmCampaign, eq(smmCampaign.id, smmPost.campaignId))
    .innerJoin(smmChannel, eq(smmChannel.id, smmCampaign.channelId));

/** Serializes transactions that change the post. Undefined if it was deleted. */
export async function lockPost(transaction: Database, id: string) {
  const [row] = await selectPosts(transaction)
    .where(eq(smmPost.id, id))
    .for('no key update', { of: smmPost });
  return row;
}

export async function updatePost(database: Database, id: string, change: Partial<PostRow>) {
  if (Object.keys(change).length === 0) return;
  await database.update(smmPost).set(change).where(eq(smmPost.id, id));
}

export const presentPost = (row: PostRow): SmmPost => ({
  id: row.id,
  campaignId: row.campaignId,
  word: row.word,
  status: row.status,
  scheduledAt: row.scheduledAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  isEdited: row.text !== null,
  url: row.url,
  failure: presentFailure(row),
  visitCount: row.visitCount,
  poll: presentPoll(row),
});

function presentPoll({ content, poll }: PostRow): SmmPost['poll'] {
  if (content?.type !== 'QUIZ' || poll === null) return null;
  const { options, correctIndex } = content;
  return { options, correctIndex, ...poll };
}

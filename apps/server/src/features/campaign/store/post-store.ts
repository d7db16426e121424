import type { SmmPost } from '@wordhoard/contract';
import type { SmmPostStatus, SortOrder } from '@wordhoard/contract/enumeration';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { findPage, type Page, type PageRequest } from '../../../platform/database/feed-page.ts';
import { sorted } from '../../../platform/database/sql.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { type PostRow, smmCampaign, smmChannel, smmPost } from '../../../schema/campaign.ts';
import type { CampaignWithChannel } from './campaign-store.ts';
import { presentFailure } from './channel-store.ts';

/** A post with everything that decides whether and how it is sent. */
export interface PostWithCampaign extends CampaignWithChannel {
  post: PostRow;
}

interface PostFilter {
  campaignId: string;
  from?: string | undefined;
  before?: string | undefined;
  status?: SmmPostStatus | undefined;
}

export function findPosts(
  database: Database,
  { campaignId, from, before, status }: PostFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<PostRow>> {
  const query = database
    .select()
    .from(smmPost)
    .where(
      and(
        eq(smmPost.campaignId, campaignId),
        from === undefined ? undefined : gte(smmPost.scheduledAt, new Date(from)),
        before === undefined ? undefined : lt(smmPost.scheduledAt, new Date(before)),
        status === undefined ? undefined : eq(smmPost.status, status),
      ),
    );
  const order = [sorted(smmPost.scheduledAt, request.sort), smmPost.position];
  return findPage(database, query.$dynamic(), order, request);
}

export async function findPost(database: Database, id: string): Promise<PostWithCampaign> {
  const [row] = await selectPosts(database).where(eq(smmPost.id, id));
  if (row === undefined) throw new ApplicationError('NotFound');
  return row;
}

/** Serializes transactions that change the post. Undefined if it was deleted. */
export async function lockPost(
  transaction: Database,
  id: string,
): Promise<PostWithCampaign | undefined> {
  const [row] = await selectPosts(transaction)
    .where(eq(smmPost.id, id))
    .for('no key update', { of: smmPost });
  return row;
}

const selectPosts = (database: Database) =>
  database
    .select({ post: smmPost, campaign: smmCampaign, channel: smmChannel })
    .from(smmPost)
    .innerJoin(smmCampaign, eq(smmCampaign.id, smmPost.campaignId))
    .innerJoin(smmChannel, eq(smmChannel.id, smmCampaign.channelId));

export async function updatePost(
  database: Database,
  id: string,
  change: Partial<PostRow>,
): Promise<void> {
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
  return { options, correctIndex, voters: poll.voters, votes: poll.votes };
}

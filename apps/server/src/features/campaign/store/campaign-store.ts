import type { SmmCampaign } from '@wordhoard/contract';
import { SmmCampaignStatus, smmPostStatuses } from '@wordhoard/contract/enumeration';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { findPage, type Page, type PageRequest } from '../../../platform/database/feed-page.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import {
  type CampaignRow,
  type ChannelRow,
  type PostCounts,
  smmCampaign,
  smmChannel,
  smmPost,
} from '../../../schema/campaign.ts';

export interface CampaignWithChannel {
  campaign: CampaignRow;
  channel: ChannelRow;
}

interface CampaignFilter {
  channelId?: string | undefined;
  status?: SmmCampaignStatus | undefined;
}

export function findCampaigns(
  database: Database,
  { channelId, status }: CampaignFilter,
  request: PageRequest,
): Promise<Page<CampaignWithChannel>> {
  const query = selectCampaigns(database).where(
    and(
      channelId === undefined ? undefined : eq(smmCampaign.channelId, channelId),
      status === undefined ? undefined : eq(smmCampaign.status, status),
    ),
  );
  return findPage(database, query.$dynamic(), [desc(smmCampaign.id)], request);
}

export async function findCampaign(database: Database, id: string): Promise<CampaignWithChannel> {
  const [row] = await selectCampaigns(database).where(eq(smmCampaign.id, id));
  if (row === undefined) throw new ApplicationError('NotFound');
  return row;
}

export async function hasCampaign(database: Database, id: string): Promise<boolean> {
  return (await database.$count(smmCampaign, eq(smmCampaign.id, id))) > 0;
}

/**
 * Locks a campaign that may still change. A completed one stays as it is.
 *
 * @throws ApplicationError `ParameterInvalid` if the campaign is completed
 */
export async function lockCampaign(
  transaction: Database,
  id: string,
): Promise<CampaignWithChannel> {
  const found = await lockAnyCampaign(transaction, id);
  refuseCompleted(found.campaign);
  return found;
}

export function refuseCompleted({ status }: CampaignRow): void {
  if (status !== SmmCampaignStatus.COMPLETED) return;
  throw new ApplicationError('ParameterInvalid', {
    fields: [{ path: 'id', issue: { code: 'invalid' } }],
  });
}

/** Serializes transactions that change the campaign or plan its posts. */
export async function lockAnyCampaign(
  transaction: Database,
  id: string,
): Promise<CampaignWithChannel> {
  const [row] = await selectCampaigns(transaction)
    .where(eq(smmCampaign.id, id))
    .for('no key update', { of: smmCampaign });
  if (row === undefined) throw new ApplicationError('NotFound');
  return row;
}

const selectCampaigns = (database: Database) =>
  database
    .select({ campaign: smmCampaign, channel: smmChannel })
    .from(smmCampaign)
    .innerJoin(smmChannel, eq(smmChannel.id, smmCampaign.channelId));

/** Ends the running campaigns without remaining posts. */
export async function completeDoneCampaigns(database: Database, now: Date): Promise<void> {
  const remaining = sql`exists (
    select from ${smmPost} where ${smmPost.campaignId} = ${smmCampaign.id}
      and ${smmPost.status} in ('planned', 'sending')
  )`;
  await database
    .update(smmCampaign)
    .set({ status: SmmCampaignStatus.COMPLETED, isRunning: false, completedAt: now })
    .where(and(smmCampaign.isRunning, sql`not ${remaining}`));
}

export async function presentCampaigns(
  database: Database,
  campaigns: readonly CampaignWithChannel[],
): Promise<SmmCampaign[]> {
  const counts = await countPosts(
    database,
    campaigns.map(({ campaign: { id } }) => id),
  );
  return campaigns.map(({ campaign, channel }) => {
    const { posts, nextPostAt } = counts.get(campaign.id) ?? { posts: noPosts, nextPostAt: null };
    return presentCampaign(campaign, channel, { posts, nextPostAt });
  });
}

const presentCampaign = (
  campaign: CampaignRow,
  { id, network, name }: ChannelRow,
  posts: Pick<SmmCampaign, 'posts' | 'nextPostAt'>,
): SmmCampaign => ({
  id: campaign.id,
  name: campaign.name,
  type: campaign.type,
  status: campaign.status,
  isRunning: campaign.isRunning,
  channel: { id, network, name },
  source: campaign.source,
  order: campaign.order,
  schedule: campaign.schedule,
  template: campaign.template,
  pollHours: campaign.pollHours,
  ...posts,
  createdAt: campaign.createdAt.toISOString(),
  startedAt: campaign.startedAt?.toISOString() ?? null,
  completedAt: campaign.completedAt?.toISOString() ?? null,
});

export async function presentCampaignOf(database: Database, id: string): Promise<SmmCampaign> {
  const [presented] = await presentCampaigns(database, [await findCampaign(database, id)]);
  if (presented === undefined) throw new ApplicationError('NotFound');
  return presented;
}

const noPosts = Object.fromEntries(smmPostStatuses.map((status) => [status, 0])) as PostCounts;

async function countPosts(database: Database, campaignIds: string[]) {
  const rows = await database
    .select({
      campaignId: smmPost.campaignId,
      status: smmPost.status,
      count: sql<number>`count(*)::int`,
      next: sql<string | null>`min(${smmPost.scheduledAt})`,
    })
    .from(smmPost)
    .where(inArray(smmPost.campaignId, campaignIds))
    .groupBy(smmPost.campaignId, smmPost.status);
  const rowsOf = Map.groupBy(rows, ({ campaignId }) => campaignId);
  return new Map(
    [...rowsOf].map(([campaignId, ofCampaign]) => {
      const next = ofCampaign.find(({ status }) => status === 'planned')?.next;
      const counted = ofCampaign.map(({ status, count }) => [status, count]);
      return [
        campaignId,
        {
          posts: { ...noPosts, ...Object.fromEntries(counted) } satisfies PostCounts,
          nextPostAt: next ? new Date(next).toISOString() : null,
        },
      ];
    }),
  );
}

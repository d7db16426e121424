import type { SmmCampaign } from '@wordhoard/contract';
import { SmmCampaignStatus, smmPostStatuses } from '@wordhoard/contract/enumeration';
import { and, count, eq, inArray, min, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  ApplicationError,
  buildFieldError,
  requireFound,
} from '../../../platform/errors/application-error.ts';
import {
  type CampaignRow,
  type ChannelRow,
  smmCampaign,
  smmChannel,
  smmPost,
} from '../../../schema/campaign.ts';

export interface CampaignWithChannel {
  campaign: CampaignRow;
  channel: ChannelRow;
}

export const selectCampaigns = (database: Database) =>
  database
    .select({ campaign: smmCampaign, channel: smmChannel })
    .from(smmCampaign)
    .innerJoin(smmChannel, eq(smmChannel.id, smmCampaign.channelId));

export async function hasCampaign(database: Database, id: string): Promise<boolean> {
  return (await database.$count(smmCampaign, eq(smmCampaign.id, id))) > 0;
}

/** @throws ParameterInvalid if the campaign is completed, because it stays as it is */
export function refuseCompleted({ status }: CampaignRow): void {
  if (status === SmmCampaignStatus.COMPLETED) throw buildFieldError('id', { code: 'invalid' });
}

/** @throws SmmChannelIsNotActive if the network refuses the channel or an admin has paused it */
export function requireActive({ isActive, isPaused }: ChannelRow): void {
  if (!isActive || isPaused) throw new ApplicationError('SmmChannelIsNotActive');
}

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

export async function presentCampaign(database: Database, id: string): Promise<SmmCampaign> {
  const rows = await selectCampaigns(database).where(eq(smmCampaign.id, id));
  const [presented] = await presentCampaigns(database, rows);
  return requireFound(presented);
}

const noPosts = Object.fromEntries(
  smmPostStatuses.map((status) => [status, 0]),
) as SmmCampaign['posts'];

export async function presentCampaigns(database: Database, rows: readonly CampaignWithChannel[]) {
  const ids = rows.map(({ campaign }) => campaign.id);
  const { campaignId, status, scheduledAt } = smmPost;
  const groups = await database
    .select({ campaignId, status, count: count(), next: min(scheduledAt) })
    .from(smmPost)
    .where(inArray(campaignId, ids))
    .groupBy(campaignId, status);
  return rows.map(({ campaign: { seed, channelId, ...campaign }, channel }) => {
    const own = groups.filter((group) => group.campaignId === campaign.id);
    const next = own.find((group) => group.status === 'planned')?.next;
    return {
      ...campaign,
      channel: { id: channel.id, network: channel.network, name: channel.name },
      posts: { ...noPosts, ...Object.fromEntries(own.map((group) => [group.status, group.count])) },
      nextPostAt: next?.toISOString() ?? null,
      createdAt: campaign.createdAt.toISOString(),
      startedAt: campaign.startedAt?.toISOString() ?? null,
      completedAt: campaign.completedAt?.toISOString() ?? null,
    };
  });
}

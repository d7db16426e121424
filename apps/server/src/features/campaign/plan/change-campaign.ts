import type { SmmCampaignChange } from '@wordhoard/contract';
import { SmmCampaignStatus } from '@wordhoard/contract/enumeration';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import {
  type CampaignRow,
  type ChannelRow,
  smmCampaign,
  smmPost,
} from '../../../schema/campaign.ts';
import { assignTimes } from '../schedule/assign-times.ts';
import { lockAnyCampaign, lockCampaign } from '../store/campaign-store.ts';

/** Changes a campaign. Replans the remaining posts if the schedule changes or gaps are to be filled. */
export function changeCampaign(
  database: Database,
  { id, fillsGaps = false, ...change }: SmmCampaignChange,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { campaign } = await lockCampaign(transaction, id);
    const schedule = change.schedule ?? campaign.schedule;
    await setCampaign(transaction, id, change);
    if (fillsGaps || change.schedule !== undefined) {
      await assignTimes(transaction, { id, schedule }, 'all', now);
    }
  });
}

/**
 * Starts or continues a campaign. Posts whose time has passed get the next free times.
 *
 * @throws SmmChannelIsNotActive if the channel cannot post now
 */
export function startCampaign(database: Database, id: string, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    const { campaign, channel } = await lockCampaign(transaction, id);
    requireActive(channel);
    await assignTimes(transaction, campaign, 'overdue', now);
    const startedAt = campaign.startedAt ?? now;
    await setCampaign(transaction, id, { isRunning: true, startedAt });
  });
}

export function pauseCampaign(database: Database, id: string): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockCampaign(transaction, id);
    await setCampaign(transaction, id, { isRunning: false });
  });
}

/** Ends a campaign and skips its remaining posts. A post that is being sent is sent. */
export function completeCampaign(database: Database, id: string, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    const { campaign } = await lockAnyCampaign(transaction, id);
    await transaction
      .update(smmPost)
      .set({ status: 'skipped' })
      .where(and(eq(smmPost.campaignId, id), eq(smmPost.status, 'planned')));
    await setCampaign(transaction, id, {
      status: SmmCampaignStatus.COMPLETED,
      isRunning: false,
      completedAt: campaign.completedAt ?? now,
    });
  });
}

export async function deleteCampaign(database: Database, id: string): Promise<void> {
  const deleted = await database.delete(smmCampaign).where(eq(smmCampaign.id, id)).returning();
  if (deleted.length === 0) throw new ApplicationError('NotFound');
}

/** @throws SmmChannelIsNotActive if the network refuses the channel or an admin has paused it */
export function requireActive({ isActive, isPaused }: ChannelRow): void {
  if (!isActive || isPaused) throw new ApplicationError('SmmChannelIsNotActive');
}

async function setCampaign(
  transaction: Database,
  id: string,
  change: { [Key in keyof CampaignRow]?: CampaignRow[Key] | undefined },
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await transaction.update(smmCampaign).set(change).where(eq(smmCampaign.id, id));
}

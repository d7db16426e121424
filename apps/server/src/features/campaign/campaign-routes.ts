import { routes, type SmmCampaign } from '@wordhoard/contract';
import { SmmCampaignStatus } from '@wordhoard/contract/enumeration';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { findPage, presentFeed } from '../../platform/database/feed-page.ts';
import { ApplicationError, requireFound } from '../../platform/errors/application-error.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';
import { type CampaignRow, smmCampaign, smmPost } from '../../schema/campaign.ts';
import { createCampaign, previewCampaign } from './plan/plan-campaign.ts';
import { assignTimes } from './schedule/assign-times.ts';
import {
  type CampaignWithChannel,
  presentCampaign,
  presentCampaigns,
  refuseCompleted,
  requireActive,
  selectCampaigns,
} from './store/campaign-store.ts';

export function addCampaignRoutes(api: Api, { database, publicUrl }: Services): void {
  answer(api, routes.campaign, {
    async feed({ channelId, status, ...page }) {
      const query = selectCampaigns(database).where(
        and(
          channelId === undefined ? undefined : eq(smmCampaign.channelId, channelId),
          status === undefined ? undefined : eq(smmCampaign.status, status),
        ),
      );
      const order = [desc(smmCampaign.id)];
      const { total, rows } = await findPage(database, query.$dynamic(), order, page);
      return presentFeed(page, { total, rows: await presentCampaigns(database, rows) });
    },

    record: ({ id }) => presentCampaign(database, id),

    preview: (plan, { now }) => previewCampaign(database, plan, { publicUrl, now }),

    create: async (campaign, { now }) =>
      presentCampaign(database, await createCampaign(database, campaign, { publicUrl, now })),

    async delete({ id }) {
      const deleted = await database.delete(smmCampaign).where(eq(smmCampaign.id, id)).returning();
      if (deleted.length === 0) throw new ApplicationError('NotFound');
      return { id };
    },
  });

  addChangeRoutes(api, database);
}

function addChangeRoutes(api: Api, database: Database): void {
  answer(api, routes.campaign, {
    update: ({ id, fillsGaps, ...change }, { now }) =>
      changeCampaign(database, id, async (transaction, { campaign }) => {
        refuseCompleted(campaign);
        const { schedule = campaign.schedule } = change;
        if (fillsGaps || change.schedule !== undefined) {
          await assignTimes(transaction, { id, schedule }, 'all', now);
        }
        return change;
      }),

    start: ({ id }, { now }) =>
      changeCampaign(database, id, async (transaction, { campaign, channel }) => {
        refuseCompleted(campaign);
        requireActive(channel);
        await assignTimes(transaction, campaign, 'overdue', now);
        return { isRunning: true, startedAt: campaign.startedAt ?? now };
      }),

    pause: ({ id }) =>
      changeCampaign(database, id, async (_transaction, { campaign }) => {
        refuseCompleted(campaign);
        return { isRunning: false };
      }),

    // A post that is being sent is sent.
    complete: ({ id }, { now }) =>
      changeCampaign(database, id, async (transaction, { campaign }) => {
        await transaction
          .update(smmPost)
          .set({ status: 'skipped' })
          .where(and(eq(smmPost.campaignId, id), eq(smmPost.status, 'planned')));
        const completedAt = campaign.completedAt ?? now;
        return { status: SmmCampaignStatus.COMPLETED, isRunning: false, completedAt };
      }),
  });
}

/** Changes a campaign, one transaction after the other. */
async function changeCampaign(
  database: Database,
  id: string,
  decide: (
    transaction: Database,
    found: CampaignWithChannel,
  ) => Promise<{ [Key in keyof CampaignRow]?: CampaignRow[Key] | undefined }>,
): Promise<SmmCampaign> {
  await database.transaction(async (transaction) => {
    const [found] = await selectCampaigns(transaction)
      .where(eq(smmCampaign.id, id))
      .for('no key update', { of: smmCampaign });
    const change = await decide(transaction, requireFound(found));
    if (Object.values(change).some((value) => value !== undefined)) {
      await transaction.update(smmCampaign).set(change).where(eq(smmCampaign.id, id));
    }
  });
  return presentCampaign(database, id);
}

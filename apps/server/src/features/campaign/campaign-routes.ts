import { routes, type SmmCampaign } from '@wordhoard/contract';
import { SmmCampaignStatus } from '@wordhoard/contract/enumeration';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { findPage, presentFeed } from '../../platform/database/feed-page.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
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
  api.openapi(routes.campaign.feed, async (context) => {
    const { channelId, status, ...page } = context.req.valid('json');
    const query = selectCampaigns(database).where(
      and(
        channelId === undefined ? undefined : eq(smmCampaign.channelId, channelId),
        status === undefined ? undefined : eq(smmCampaign.status, status),
      ),
    );
    const order = [desc(smmCampaign.id)];
    const { total, rows } = await findPage(database, query.$dynamic(), order, page);
    return context.json(presentFeed(page, total, await presentCampaigns(database, rows)), 200);
  });

  api.openapi(routes.campaign.record, async (context) => {
    const { id } = context.req.valid('json');
    return context.json(await presentCampaign(database, id), 200);
  });

  api.openapi(routes.campaign.preview, async (context) => {
    const tools = { publicUrl, now: context.get('now') };
    return context.json(await previewCampaign(database, context.req.valid('json'), tools), 200);
  });

  api.openapi(routes.campaign.create, async (context) => {
    const tools = { publicUrl, now: context.get('now') };
    const id = await createCampaign(database, context.req.valid('json'), tools);
    return context.json(await presentCampaign(database, id), 200);
  });

  api.openapi(routes.campaign.delete, async (context) => {
    const { id } = context.req.valid('json');
    const deleted = await database.delete(smmCampaign).where(eq(smmCampaign.id, id)).returning();
    if (deleted.length === 0) throw new ApplicationError('NotFound');
    return context.json({ id }, 200);
  });

  addChangeRoutes(api, database);
}

function addChangeRoutes(api: Api, database: Database): void {
  api.openapi(routes.campaign.update, async (context) => {
    const { id, fillsGaps, ...change } = context.req.valid('json');
    const now = context.get('now');
    const changed = await changeCampaign(database, id, async (transaction, { campaign }) => {
      refuseCompleted(campaign);
      const { schedule = campaign.schedule } = change;
      if (fillsGaps || change.schedule !== undefined) {
        await assignTimes(transaction, { id, schedule }, 'all', now);
      }
      return change;
    });
    return context.json(changed, 200);
  });

  api.openapi(routes.campaign.start, async (context) => {
    const { id } = context.req.valid('json');
    const now = context.get('now');
    const started = await changeCampaign(database, id, async (transaction, found) => {
      const { campaign, channel } = found;
      refuseCompleted(campaign);
      requireActive(channel);
      await assignTimes(transaction, campaign, 'overdue', now);
      return { isRunning: true, startedAt: campaign.startedAt ?? now };
    });
    return context.json(started, 200);
  });

  api.openapi(routes.campaign.pause, async (context) => {
    const { id } = context.req.valid('json');
    const paused = await changeCampaign(database, id, async (_transaction, { campaign }) => {
      refuseCompleted(campaign);
      return { isRunning: false };
    });
    return context.json(paused, 200);
  });

  // A post that is being sent is sent.
  api.openapi(routes.campaign.complete, async (context) => {
    const { id } = context.req.valid('json');
    const now = context.get('now');
    const completed = await changeCampaign(database, id, async (transaction, { campaign }) => {
      await transaction
        .update(smmPost)
        .set({ status: 'skipped' })
        .where(and(eq(smmPost.campaignId, id), eq(smmPost.status, 'planned')));
      const completedAt = campaign.completedAt ?? now;
      return { status: SmmCampaignStatus.COMPLETED, isRunning: false, completedAt };
    });
    return context.json(completed, 200);
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
    if (found === undefined) throw new ApplicationError('NotFound');
    const change = await decide(transaction, found);
    if (Object.values(change).some((value) => value !== undefined)) {
      await transaction.update(smmCampaign).set(change).where(eq(smmCampaign.id, id));
    }
  });
  return presentCampaign(database, id);
}

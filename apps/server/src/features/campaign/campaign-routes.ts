import { routes } from '@wordhoard/contract';
import { presentFeed } from '../../platform/database/feed-page.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';
import {
  changeCampaign,
  completeCampaign,
  deleteCampaign,
  pauseCampaign,
  startCampaign,
} from './plan/change-campaign.ts';
import { createCampaign, previewCampaign, withSeed } from './plan/plan-campaign.ts';
import { findCampaigns, presentCampaignOf, presentCampaigns } from './store/campaign-store.ts';

export function addCampaignRoutes(api: Api, { database, publicUrl }: Services): void {
  api.openapi(routes.campaign.feed, async (context) => {
    const request = context.req.valid('json');
    const { total, rows } = await findCampaigns(database, request, request);
    const campaigns = await presentCampaigns(database, rows);
    return context.json(presentFeed(request, total, campaigns), 200);
  });

  api.openapi(routes.campaign.record, async (context) => {
    const { id } = context.req.valid('json');
    return context.json(await presentCampaignOf(database, id), 200);
  });

  api.openapi(routes.campaign.preview, async (context) => {
    const request = withSeed(context.req.valid('json'));
    const tools = { publicUrl, now: context.get('now') };
    return context.json(await previewCampaign(database, request, tools), 200);
  });

  api.openapi(routes.campaign.create, async (context) => {
    const request = withSeed(context.req.valid('json'));
    const tools = { publicUrl, now: context.get('now') };
    const id = await createCampaign(database, request, tools);
    return context.json(await presentCampaignOf(database, id), 200);
  });

  api.openapi(routes.campaign.update, async (context) => {
    const change = context.req.valid('json');
    await changeCampaign(database, change, context.get('now'));
    return context.json(await presentCampaignOf(database, change.id), 200);
  });

  api.openapi(routes.campaign.delete, async (context) => {
    const { id } = context.req.valid('json');
    await deleteCampaign(database, id);
    return context.json({ id }, 200);
  });

  api.openapi(routes.campaign.start, async (context) => {
    const { id } = context.req.valid('json');
    await startCampaign(database, id, context.get('now'));
    return context.json(await presentCampaignOf(database, id), 200);
  });

  api.openapi(routes.campaign.pause, async (context) => {
    const { id } = context.req.valid('json');
    await pauseCampaign(database, id);
    return context.json(await presentCampaignOf(database, id), 200);
  });

  api.openapi(routes.campaign.complete, async (context) => {
    const { id } = context.req.valid('json');
    await completeCampaign(database, id, context.get('now'));
    return context.json(await presentCampaignOf(database, id), 200);
  });
}

import { routes, type SmmPostWithContent } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import { presentFeed } from '../../platform/database/feed-page.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';
import { contentOf } from './content/post-content.ts';
import { changePost, confirmPost, sendPostNow, skipPost } from './plan/change-post.ts';
import { sendPostJob } from './sending/send-post.ts';
import { findCampaign } from './store/campaign-store.ts';
import { findPost, findPosts, presentPost } from './store/post-store.ts';

export function addPostRoutes(api: Api, services: Services): void {
  const { database, jobs, publicUrl } = services;

  api.openapi(routes.post.feed, async (context) => {
    const request = context.req.valid('json');
    await findCampaign(database, request.campaignId);
    const { total, rows } = await findPosts(database, request, request);
    return context.json(presentFeed(request, total, rows.map(presentPost)), 200);
  });

  api.openapi(routes.post.record, async (context) => {
    const { id } = context.req.valid('json');
    return context.json(await presentPostOf(database, id, services), 200);
  });

  api.openapi(routes.post.update, async (context) => {
    const change = context.req.valid('json');
    await changePost(database, change, { publicUrl, now: context.get('now') });
    return context.json(await presentPostOf(database, change.id, services), 200);
  });

  api.openapi(routes.post.skip, async (context) => {
    const { id } = context.req.valid('json');
    await skipPost(database, id);
    return context.json(await presentPostOf(database, id, services), 200);
  });

  api.openapi(routes.post.send, async (context) => {
    const { id, isConfirming } = context.req.valid('json');
    const now = context.get('now');
    if (isConfirming) await confirmPost(database, id);
    else await sendPostNow(database, id, now, (tx) => jobs.send(sendPostJob, { postId: id }, tx));
    return context.json(await presentPostOf(database, id, services), 200);
  });
}

async function presentPostOf(
  database: Database,
  id: string,
  { publicUrl, now }: Pick<Services, 'publicUrl' | 'now'>,
): Promise<SmmPostWithContent> {
  const found = await findPost(database, id);
  const content = await contentOf(database, found, { publicUrl, now: now() });
  return { ...presentPost(found.post), content: content ?? null };
}

import { routes } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import { viewerOf } from '../auth/caller.ts';
import { presentFeed } from '../feed/feed.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { findImage, findImages } from './store.ts';

export function addImageRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.image.feed, async (context) => {
    const request = context.req.valid('json');
    const { total, rows } = await findImages(
      database,
      { ...request, viewer: viewerOf(context) },
      request,
    );
    return context.json(presentFeed(request, total, rows), 200);
  });

  api.openapi(routes.image.record, async (context) => {
    const image = await findImage(database, context.req.valid('json').id, viewerOf(context));
    if (image === undefined) throw new ApplicationError('NotFound');
    return context.json(image, 200);
  });
}

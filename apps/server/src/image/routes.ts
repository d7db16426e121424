import { routes } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import { callerOf, viewerOf } from '../auth/caller.ts';
import { presentFeed } from '../feed/feed.ts';
import type { Api } from '../http/api.ts';
import { changeReaction } from '../reaction/change-reaction.ts';
import type { Services } from '../services.ts';
import { deleteImage } from './delete-image.ts';
import { pinImage, unpinImage } from './pin-image.ts';
import { findImage, findImages } from './store.ts';
import { uploadPicture } from './upload-picture.ts';

export function addImageRoutes(api: Api, services: Services): void {
  const { database } = services;
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
  api.openapi(routes.image.upload, async (context) => {
    const caller = callerOf(context);
    const id = await uploadPicture(services, caller, context.req.valid('form'));
    const image = await findImage(database, id, caller.id);
    if (image === undefined) throw new ApplicationError('NotFound');
    return context.json(image, 200);
  });

  api.openapi(routes.image.reaction, async (context) => {
    const { id: entryId, reaction } = context.req.valid('json');
    const wish = { entryId, reaction, userId: callerOf(context).id };
    return context.json(await changeReaction(database, 'image', wish), 200);
  });

  api.openapi(routes.image.pin, async (context) => {
    const { wordImageId, pinned: isPinned } = context.req.valid('json');
    const change = isPinned ? pinImage : unpinImage;
    await change(database, { userId: callerOf(context).id, wordImageId });
    return context.json({ id: wordImageId, isPinned }, 200);
  });

  api.openapi(routes.image.delete, async (context) => {
    const { id } = context.req.valid('json');
    await deleteImage(database, id, callerOf(context));
    return context.json({ id }, 200);
  });
}

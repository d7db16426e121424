import { routes } from '@wordhoard/contract';
import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { presentFeed } from '../../platform/database/feed-page.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { type Caller, callerIdOf, callerOf } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { wordImage } from '../../schema/image.ts';
import { word } from '../../schema/word.ts';
import { isProposed } from '../word/decide.ts';
import { pinImage, unpinImage } from './pin-image.ts';
import { refusalOfDeletion } from './rules.ts';
import { findImage, findImages } from './store.ts';
import { uploadImage } from './upload-image.ts';

export function addImageRoutes(api: Api, services: Services): void {
  const { database } = services;
  api.openapi(routes.image.feed, async (context) => {
    const request = context.req.valid('json');
    const { total, rows } = await findImages(
      database,
      { ...request, callerId: callerIdOf(context) },
      request,
    );
    return context.json(presentFeed(request, total, rows), 200);
  });

  api.openapi(routes.image.record, async (context) => {
    const image = await findImage(database, context.req.valid('json').id, callerIdOf(context));
    if (image === undefined) throw new ApplicationError('NotFound');
    return context.json(image, 200);
  });
  api.openapi(routes.image.upload, async (context) => {
    const caller = callerOf(context);
    const id = await uploadImage(services, caller, context.req.valid('form'));
    const image = await findImage(database, id, caller.id);
    if (image === undefined) throw new ApplicationError('NotFound');
    return context.json(image, 200);
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

/** Removes an image from its word. The next sweep removes the file if no other word uses it. */
function deleteImage(database: Database, id: string, caller: Caller): Promise<void> {
  return database.transaction(async (transaction) => {
    const { userId, status } = wordImage;
    const [added] = await transaction
      .select({ userId, status })
      .from(wordImage)
      .innerJoin(word, eq(word.id, wordImage.wordId))
      .where(and(eq(wordImage.id, id), or(eq(userId, caller.id), isProposed)))
      .for('update', { of: wordImage });
    const refusal = added === undefined ? 'NotFound' : refusalOfDeletion(added, caller);
    if (refusal !== undefined) throw new ApplicationError(refusal);
    await transaction.delete(wordImage).where(eq(wordImage.id, id));
  });
}

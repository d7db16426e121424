import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { routes } from '@wordhoard/contract';
import { presentFeed } from '../../platform/database/feed-page.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { callerIdOf, type Env, requireCaller } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { wordImage } from '../../schema/image.ts';
import { deleteUpload } from '../upload/delete-upload.ts';
import { imageSetFolder } from './image-set.ts';
import { findImage, findImages, pinImage, unpinImage } from './store.ts';
import { uploadImage } from './upload-image.ts';

export function addImageRoutes(api: Api, services: Services): void {
  const { database } = services;
  api.openapi(routes.image.feed, async (context) => {
    const request = context.req.valid('json');
    const filter = { ...request, callerId: callerIdOf(context) };
    return context.json(presentFeed(request, await findImages(database, filter, request)), 200);
  });

  api.openapi(routes.image.record, async (context) => {
    const { id } = context.req.valid('json');
    return context.json(await findImage(database, id, callerIdOf(context)), 200);
  });

  api.openapi(routes.image.upload, async (context) => {
    const caller = requireCaller(context);
    const id = await uploadImage(services, caller, context.req.valid('form'));
    return context.json(await findImage(database, id, caller.id), 200);
  });

  api.openapi(routes.image.pin, async (context) => {
    const { wordImageId, pinned: isPinned } = context.req.valid('json');
    const change = isPinned ? pinImage : unpinImage;
    await change(database, { userId: requireCaller(context).id, wordImageId });
    return context.json({ id: wordImageId, isPinned }, 200);
  });

  api.openapi(routes.image.delete, async (context) => {
    const { id } = context.req.valid('json');
    await deleteUpload(services, wordImage, id, requireCaller(context));
    return context.json({ id }, 200);
  });
}

const fileName = /^\/picture\/[0-9a-f-]+\.(svg|jpg)$/;

/** An SVG may use styles and nothing else, also when a browser opens it as a page. */
const imageHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** SVG images, and their JPEG versions for link previews. */
const contentTypes: Record<string, string> = { '.svg': 'image/svg+xml', '.jpg': 'image/jpeg' };

const files = serveStatic<Env>({
  root: imageSetFolder,
  rewriteRequestPath: (path) => path.replace('/picture/', '/'),
});

export function addImageSetRoutes(api: Api): void {
  api.get('/picture/:file', async (context) => {
    if (!fileName.test(context.req.path)) throw new ApplicationError('NotFound');
    const file = await files(context, async () => {});
    if (!file) throw new ApplicationError('NotFound');
    file.headers.set('content-type', contentTypes[extname(context.req.path)] ?? '');
    for (const [name, value] of Object.entries(imageHeaders)) file.headers.set(name, value);
    return file;
  });
}

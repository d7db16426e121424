import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { routes } from '@wordhoard/contract';
import { presentFeed } from '../../platform/database/feed-page.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import { type Env, requireCaller } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { wordImage } from '../../schema/image.ts';
import { deleteUpload } from '../upload/delete-upload.ts';
import { imageSetFolder } from './image-set.ts';
import { findImage, findImages, pinImage, unpinImage } from './store.ts';
import { uploadImage } from './upload-image.ts';

export function addImageRoutes(api: Api, services: Services): void {
  const { database } = services;
  answer(api, routes.image, {
    async feed({ wordId, ...request }, { caller }) {
      const filter = { wordId, callerId: caller?.id };
      return presentFeed(request, await findImages(database, filter, request));
    },

    record: ({ id }, { caller }) => findImage(database, id, caller?.id),

    async pin({ wordImageId, pinned: isPinned }, { caller }) {
      const change = isPinned ? pinImage : unpinImage;
      await change(database, { userId: caller.id, wordImageId });
      return { id: wordImageId, isPinned };
    },

    async delete({ id }, { caller }) {
      await deleteUpload(services, wordImage, id, caller);
      return { id };
    },
  });

  api.openapi(routes.image.upload, async (context) => {
    const caller = requireCaller(context);
    const id = await uploadImage(services, caller, context.req.valid('form'));
    return context.json(await findImage(database, id, caller.id), 200);
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

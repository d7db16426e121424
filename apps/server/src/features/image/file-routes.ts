import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Env } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { imageSetFolder } from './image-set.ts';

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
    if (file === undefined) throw new ApplicationError('NotFound');
    file.headers.set('content-type', contentTypes[extname(context.req.path)] ?? '');
    for (const [name, value] of Object.entries(imageHeaders)) file.headers.set(name, value);
    return file;
  });
}

const address = /^([0-9a-f]{64})\.webp$/;

/** Uploaded images. The path of a pending image cannot be guessed. */
export function addUploadRoutes(api: Api, { fileStorage }: Pick<Services, 'fileStorage'>): void {
  api.get('/image/:file', async (context) => {
    const [, digest] = address.exec(context.req.param('file')) ?? [];
    const bytes = digest === undefined ? undefined : await fileStorage.get(digest);
    if (bytes === undefined) throw new ApplicationError('NotFound');
    return context.body(new Uint8Array(bytes), 200, {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
    });
  });
}

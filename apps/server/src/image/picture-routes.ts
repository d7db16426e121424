import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { ApplicationError } from '../application-error.ts';
import type { Api, Env } from '../http/api.ts';
import { pictureFolder } from './picture-folder.ts';

const fileName = /^\/picture\/[0-9a-f-]+\.(svg|jpg)$/;

/** A drawing may bring styles and nothing else, also when somebody opens it as a page. */
const pictureHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** A drawing, and what link previews show in its place. */
const contentTypes: Record<string, string> = { '.svg': 'image/svg+xml', '.jpg': 'image/jpeg' };

const files = serveStatic<Env>({
  root: pictureFolder,
  rewriteRequestPath: (path) => path.replace('/picture/', '/'),
});

export function addPictureRoutes(api: Api): void {
  api.get('/picture/:file', async (context) => {
    if (!fileName.test(context.req.path)) throw new ApplicationError('NotFound');
    const picture = await files(context, async () => {});
    if (picture === undefined) throw new ApplicationError('NotFound');
    picture.headers.set('content-type', contentTypes[extname(context.req.path)] ?? '');
    for (const [name, value] of Object.entries(pictureHeaders)) picture.headers.set(name, value);
    return picture;
  });
}

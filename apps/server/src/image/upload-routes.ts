import { ApplicationError } from '../application-error.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';

const address = /^([0-9a-f]{64})\.webp$/;

/** Uploaded pictures. The address of one that is not approved yet is not to be guessed. */
export function addUploadRoutes(api: Api, { pictures }: Pick<Services, 'pictures'>): void {
  api.get('/image/:file', async (context) => {
    const [, digest] = address.exec(context.req.param('file')) ?? [];
    const bytes = digest === undefined ? undefined : await pictures.get(digest);
    if (bytes === undefined) throw new ApplicationError('NotFound');
    return context.body(new Uint8Array(bytes), 200, {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
    });
  });
}

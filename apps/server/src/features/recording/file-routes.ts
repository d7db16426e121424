import type { Context } from 'hono';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Env } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';

const fileName = /^([0-9a-f]{64})\.mp3$/;

/** Recordings. The path of a pending recording cannot be guessed. */
export function addRecordingFileRoutes(
  api: Api,
  { fileStorage }: Pick<Services, 'fileStorage'>,
): void {
  api.get('/recording/:file', async (context) => {
    const [, digest] = fileName.exec(context.req.param('file')) ?? [];
    const bytes = digest === undefined ? undefined : await fileStorage.get(digest);
    if (bytes === undefined) throw new ApplicationError('NotFound');
    return sendPart(context, new Uint8Array(bytes), {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
    });
  });
}

/** Sends the requested part of a file. Safari plays no sound from a server that sends whole files only. */
function sendPart(
  context: Context<Env>,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  const [, start, end] = /^bytes=(\d*)-(\d*)$/.exec(context.req.header('range') ?? '') ?? [];
  const size = bytes.length;
  const first = start ? Number(start) : size - Number(end || size);
  const last = start && end ? Math.min(Number(end), size - 1) : size - 1;
  if (start === undefined) return context.body(bytes, 200, headers);
  if (first < 0 || first > last) {
    return context.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  }
  return context.body(bytes.slice(first, last + 1), 206, {
    ...headers,
    'content-range': `bytes ${first}-${last}/${size}`,
  });
}

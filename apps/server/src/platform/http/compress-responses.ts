import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from './request-context.ts';

const minBytes = 1024;
const compressible = /^(application\/json|text\/(html|javascript))/;

const encoders: Record<string, (body: Uint8Array) => Promise<Uint8Array>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * Compresses dynamic responses, and the service worker. Other static files are compressed during the build. Reading a
 * body turns it into a stream, so other responses are left as they are.
 */
export const compressResponses: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  if (!mayBeCompressed(context)) return;
  context.res.headers.append('vary', 'accept-encoding');
  const encoding = acceptedEncoding(context.req.header('accept-encoding'));
  const encode = encoding && encoders[encoding];
  if (!encode) return;
  const body = new Uint8Array(await context.res.arrayBuffer());
  const isLargeEnough = body.length > minBytes;
  const { status, headers } = context.res;
  if (isLargeEnough) {
    headers.set('content-encoding', encoding);
    headers.delete('content-length');
  }
  const answer = new Response(isLargeEnough ? await encode(body) : body, { status, headers });
  context.res = undefined;
  context.res = answer;
};

function mayBeCompressed({ req, res }: Context<Env>): boolean {
  return (
    req.method !== 'HEAD' &&
    compressible.test(res.headers.get('content-type') ?? '') &&
    !res.headers.has('content-encoding')
  );
}

function acceptedEncoding(header = ''): string | undefined {
  const accepted = header
    .split(',')
    .map((item) => item.trim().split(/\s*;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name);
  return Object.keys(encoders).find((name) => accepted.includes(name));
}

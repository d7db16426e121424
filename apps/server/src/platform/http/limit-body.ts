import { routes } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import { ApplicationError } from '../errors/application-error.ts';

const kilobyte = 1_024;
export const maxUploadBytes = limits.uploadMaxMegabytes * 1024 * kilobyte;
export const maxRecordingBytes = limits.recordingMaxMegabytes * 1024 * kilobyte;
const defaultBytes = 100 * kilobyte;

/** Routes that accept many words or a file. */
const maxBytes: Readonly<Record<string, number>> = {
  // The longest answers in any script, and the longest sessions.
  [routes.review.sync.path]: 1_400 * kilobyte,
  [routes.list.import.path]: 3_000 * kilobyte,
  [routes.list.importPreview.path]: 3_000 * kilobyte,
  [routes.table.create.path]: 800 * kilobyte,
  [routes.table.addRows.path]: 800 * kilobyte,
  [routes.table.import.path]: 800 * kilobyte,
  [routes.table.importPreview.path]: 800 * kilobyte,
  [routes.image.upload.path]: maxUploadBytes + 10 * kilobyte,
  [routes.import.part.path]: limits.packagePartMegabytes * 1024 * kilobyte + 10 * kilobyte,
  [routes.import.start.path]: 1_000 * kilobyte,
  [routes.recording.upload.path]: maxRecordingBytes + 10 * kilobyte,
};

export const maxBodyBytes = (path: string): number => maxBytes[path] ?? defaultBytes;

/** Refuses a body that is larger than its route accepts, before reading all of it. */
export const limitBody: MiddlewareHandler = async ({ req }, next) => {
  const maxSize = maxBodyBytes(req.path);
  const length = declaredLength(req);
  if (length !== undefined && length > maxSize) throw new ApplicationError('PayloadTooLarge');
  if (length === undefined && req.raw.body !== null) {
    const { url, method, headers, signal } = req.raw;
    const body = await readBody(req.raw.body, maxSize);
    req.raw = new Request(url, { method, headers, signal, ...(body.length > 0 && { body }) });
  }
  await next();
};

/** A declared length can be trusted, because Node reads no further. */
function declaredLength(request: HonoRequest): number | undefined {
  if (request.header('transfer-encoding') !== undefined) return undefined;
  const length = request.header('content-length') ?? (request.method === 'GET' ? '0' : undefined);
  return length === undefined ? undefined : Number(length);
}

async function readBody(stream: AsyncIterable<Uint8Array>, maxSize: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxSize) throw new ApplicationError('PayloadTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

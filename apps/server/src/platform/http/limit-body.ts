import { routes } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApplicationError } from '../errors/application-error.ts';

const kilobyte = 1_024;
export const maxUploadBytes = limits.uploadMaxMegabytes * 1024 * kilobyte;
export const maxRecordingBytes = limits.recordingMaxMegabytes * 1024 * kilobyte;
const defaultBytes = 100 * kilobyte;

/** Routes that accept many words or a file. */
const maxBytes: Readonly<Record<string, number>> = {
  [routes.knowing.merge.path]: 1_000 * kilobyte,
  [routes.knowing.restore.path]: 500 * kilobyte,
  [routes.quiz.merge.path]: 1_000 * kilobyte,
  [routes.list.import.path]: 800 * kilobyte,
  [routes.list.importPreview.path]: 800 * kilobyte,
  [routes.table.create.path]: 800 * kilobyte,
  [routes.table.addRows.path]: 800 * kilobyte,
  [routes.table.import.path]: 800 * kilobyte,
  [routes.table.importPreview.path]: 800 * kilobyte,
  [routes.image.upload.path]: maxUploadBytes + 10 * kilobyte,
  [routes.recording.upload.path]: maxRecordingBytes + 10 * kilobyte,
};

/**
 * Refuses a body that is larger than its route accepts, before reading all of it. A declared length can
 * be trusted, because Node reads no further.
 */
export const limitBody: MiddlewareHandler = (context, next) => {
  const maxSize = maxBytes[context.req.path] ?? defaultBytes;
  const length = declaredLength(context);
  if (length === undefined) return bodyLimit({ maxSize, onError: refuse })(context, next);
  return length > maxSize ? refuse() : next();
};

function declaredLength({ req }: Context): number | undefined {
  if (req.header('transfer-encoding') !== undefined) return undefined;
  const length = req.header('content-length') ?? (req.method === 'GET' ? '0' : undefined);
  return length === undefined ? undefined : Number(length);
}

function refuse(): never {
  throw new ApplicationError('PayloadTooLarge');
}

import { routes } from '@wordhoard/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApplicationError } from '../application-error.ts';
import { mostUploadBytes } from '../image/rules.ts';

const kilobyte = 1_024;
const usualBytes = 100 * kilobyte;

/** Calls that take many words at once, or a file and the fields around it. */
const mostBytes: Readonly<Record<string, number>> = {
  [routes.knowing.merge.path]: 1_000 * kilobyte,
  [routes.knowing.restore.path]: 500 * kilobyte,
  [routes.list.import.path]: 800 * kilobyte,
  [routes.list.importPreview.path]: 800 * kilobyte,
  [routes.table.create.path]: 800 * kilobyte,
  [routes.table.addRows.path]: 800 * kilobyte,
  [routes.table.import.path]: 800 * kilobyte,
  [routes.table.importPreview.path]: 800 * kilobyte,
  [routes.image.upload.path]: mostUploadBytes + 10 * kilobyte,
};

/** Refuses a body that is larger than its call takes, before all of it has come. */
export const limitBody: MiddlewareHandler = (context, next) =>
  bodyLimit({ maxSize: mostBytes[context.req.path] ?? usualBytes, onError: refuse })(context, next);

function refuse(): never {
  throw new ApplicationError('PayloadTooLarge');
}

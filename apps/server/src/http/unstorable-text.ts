import type { MiddlewareHandler } from 'hono';
import { ApplicationError } from '../application-error.ts';
import type { Env } from './api.ts';

/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair, as of an emoji that was cut. */
export function holdsUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsUnstorableText);
}

export const refuseNullCharacterInAddress: MiddlewareHandler<Env> = async (context, next) => {
  if (context.req.url.includes('%00')) throw new ApplicationError('ParameterInvalid');
  await next();
};

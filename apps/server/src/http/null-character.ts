import type { MiddlewareHandler } from 'hono';
import { ApplicationError } from '../application-error.ts';
import type { Env } from './api.ts';

/** U+0000 is a character that PostgreSQL cannot keep in a text. */
export function holdsNullCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNullCharacter);
}

export const refuseNullCharacterInAddress: MiddlewareHandler<Env> = async (context, next) => {
  if (context.req.url.includes('%00')) throw new ApplicationError('ParameterInvalid');
  await next();
};

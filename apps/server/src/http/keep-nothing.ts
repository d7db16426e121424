import type { MiddlewareHandler } from 'hono';
import type { Env } from './api.ts';

/** Answers depend on the reader's language and on what others add: only what says so may be kept. */
export const keepNothingByDefault: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  const { headers } = context.res;
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
};

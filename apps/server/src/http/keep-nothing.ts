import type { MiddlewareHandler } from 'hono';
import type { Env } from './api.ts';

/** Answers depend on the reader's language and on what others add: only what says so may be kept. */
export const keepNothingByDefault: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
};

import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Env } from './api.ts';

export function logRequests(log: Logger): MiddlewareHandler<Env> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    log.info({
      requestId: context.get('requestId'),
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      milliseconds: Math.round(performance.now() - start),
    });
  };
}

import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Env } from './request-context.ts';

/** Answers depend on the reader's language and on what others add: only what says so may be kept. */
export const keepNothingByDefault: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  const { headers } = context.res;
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
};

/** For everything that is no page. Handlers that serve something else bring a policy of their own. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  xFrameOptions: 'DENY',
  strictTransportSecurity: 'max-age=15552000',
  overwrite: false,
});

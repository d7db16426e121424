import { routes } from '@wordhoard/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { matchedRoutes } from 'hono/route';
import { mayBeSignedIn } from './features/auth/session.ts';
import { postParameter } from './features/campaign/visit/count-visit.ts';
import type { Replica } from './platform/database/replica.ts';
import type { Api } from './platform/http/api.ts';
import type { Env } from './platform/http/request-context.ts';

const toKey = (route: { method: string; getRoutingPath(): string }): string =>
  `${route.method.toUpperCase()} ${route.getRoutingPath()}`;

/** Visitors may call these, but they write data, or read data of one account. */
const others: readonly string[] = [
  ...Object.values(routes.auth),
  routes.general.reportBrokenLink,
  routes.word.speech,
  routes.progress.unsubscribe,
  routes.progress.openUnsubscribePage,
].map(toKey);

/** Routes that need no account and read only public data: pages, feeds and searches. */
const publicReads: ReadonlySet<string> = new Set([
  ...['GET /*', 'GET /sitemap.xml', 'GET /sitemap/:file'],
  ...Object.values(routes)
    .flatMap((domain) => Object.values(domain))
    .filter((route) => route['x-access'] === 'anyone')
    .map(toKey)
    .filter((key) => !others.includes(key)),
]);

/** Whether a request reads public data without an account. */
function isPublicRead(context: Context<Env>): boolean {
  const route = matchedRoutes(context).find(({ method }) => method !== 'ALL');
  return (
    publicReads.has(`${route?.method} ${route?.path}`) &&
    !mayBeSignedIn(context) &&
    // Visits from posts are counted.
    context.req.query(postParameter) === undefined
  );
}

/** The only place that chooses between the primary and the replica: `reader` is the same app on the replica. */
export const readFromReplica =
  (replica: Replica, reader: Api): MiddlewareHandler<Env> =>
  async (context, next) =>
    replica.isFresh() && isPublicRead(context)
      ? reader.fetch(context.req.raw, context.env)
      : next();

/** Browsers ask each time whether something has changed, and get no body if not. Shared caches ask once a minute. */
const sharedFor = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
/** A cache replaces the headers that it has stored by those of a 304, so it gets all that matter again. */
const tag = etag({
  weak: true,
  retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy', 'cache-tag'],
});

/** Lets shared caches keep what everybody gets who sends neither a token nor a cookie. */
export const sharePublicReads: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  const { req, res } = context;
  const limit = res.headers.get('cache-control');
  if (req.method !== 'GET' || res.status !== 200 || (limit !== null && limit !== 'no-cache'))
    return;
  if (req.header('cookie') !== undefined || !isPublicRead(context)) return;
  res.headers.set('cache-control', sharedFor);
  res.headers.set('vary', 'accept-encoding, accept-language, authorization, cookie');
  await tag(context, async () => {});
};

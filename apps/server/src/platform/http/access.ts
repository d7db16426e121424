import { type Access, routes } from '@wordhoard/contract';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ApplicationError } from '../errors/application-error.ts';
import { isApiRequest } from './api.ts';
import type { Env } from './request-context.ts';
import { type Caller, isAdmin } from './request-context.ts';

/** Routes outside the API. */
const otherRoutes = {
  'GET /openapi.json': 'anyone',
  'GET /docs': 'anyone',
  'GET /docs/page.css': 'anyone',
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /metrics': 'anyone',
  'GET /locale/:file': 'anyone',
  'GET /picture/:file': 'anyone',
  'GET /image/:file': 'anyone',
  'GET /recording/:file': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /sitemap/:file': 'anyone',
  'GET /*': 'anyone',
} satisfies Record<string, Access>;

/** The access of every route, by method and path pattern. */
export const accessByRoute: ReadonlyMap<string, Access> = new Map([
  ...Object.entries(otherRoutes),
  ...Object.values(routes)
    .flatMap((domain) => Object.values(domain))
    .map((route): [string, Access] => [
      `${route.method.toUpperCase()} ${route.getRoutingPath()}`,
      route['x-access'],
    ]),
]);

/**
 * Authenticates requests to the API. A request with an invalid token is anonymous until
 * {@link authorise} refuses it, so that rate limits count it first.
 */
export function authenticate(
  findCaller: (token: string) => Promise<Caller>,
): MiddlewareHandler<Env> {
  return async (context, next) => {
    if (!isApiRequest(context)) return next();
    try {
      const token = bearerToken(context.req.header('authorization'));
      if (token !== undefined) {
        context.set('caller', await findCaller(token));
      }
    } catch (error) {
      if (!(error instanceof ApplicationError)) throw error;
      context.set('tokenError', error);
    }
    await next();
  };
}

/** Refuses callers without access. A route must declare its access to be callable. */
export const authorise: MiddlewareHandler<Env> = async (context, next) => {
  const tokenError = context.get('tokenError');
  if (tokenError !== undefined) throw tokenError;
  for (const { method, path } of matchedRoutes(context)) {
    if (method !== 'ALL') admit(context.get('caller'), accessByRoute.get(`${method} ${path}`));
  }
  await next();
};

function admit(caller: Caller | undefined, access: Access | undefined): void {
  if (access === 'anyone') return;
  if (caller === undefined) throw new ApplicationError('NotAuthorized');
  if (access === 'learner') return;
  if (access === undefined || !isAdmin(caller)) throw new ApplicationError('Forbidden');
}

function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw new ApplicationError('InvalidToken');
  return token;
}

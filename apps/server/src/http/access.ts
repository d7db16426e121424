import { type Access, routes } from '@wordhoard/contract';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ApplicationError } from '../application-error.ts';
import { type Caller, isAdmin } from '../auth/caller.ts';
import { findCaller } from '../auth/session.ts';
import type { Tokens } from '../auth/token.ts';
import type { Database } from '../database/database.ts';
import type { Env } from './api.ts';
import { isCall } from './is-call.ts';

/** What is no call of the API but served beside it. */
const besideTheApi = {
  'GET /openapi.json': 'anyone',
  'GET /docs': 'anyone',
  'GET /docs/:file': 'anyone',
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /metrics': 'anyone',
  'GET /locale/:file': 'anyone',
  'GET /picture/:file': 'anyone',
  'GET /image/:file': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /sitemap/:file': 'anyone',
  'GET /*': 'anyone',
} satisfies Record<string, Access>;

/** Who may call what, by method and path as the router names them. */
export const accessByRoute: ReadonlyMap<string, Access> = new Map([
  ...Object.entries(besideTheApi),
  ...Object.values(routes)
    .flatMap((domain) => Object.values(domain))
    .map((route): [string, Access] => [
      `${route.method.toUpperCase()} ${route.getRoutingPath()}`,
      route['x-access'],
    ]),
]);

interface Ports {
  database: Database;
  tokens: Tokens;
}

/** Finds out who calls. Whose token is no good is nobody until {@link authorise} says so. */
export function identify({ database, tokens }: Ports): MiddlewareHandler<Env> {
  return async (context, next) => {
    if (!isCall(context)) return next();
    try {
      const token = bearerToken(context.req.header('authorization'));
      if (token !== undefined) {
        context.set('caller', await findCaller(database, await tokens.verify(token)));
      }
    } catch (error) {
      if (!(error instanceof ApplicationError)) throw error;
      context.set('tokenFault', error);
    }
    await next();
  };
}

/** Nothing is called that does not declare who may call it, and nobody calls it who may not. */
export const authorise: MiddlewareHandler<Env> = async (context, next) => {
  const tokenFault = context.get('tokenFault');
  if (tokenFault !== undefined) throw tokenFault;
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

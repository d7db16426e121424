import { type Access, routes } from '@wordhoard/contract';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ApplicationError } from '../application-error.ts';
import type { Env } from './api.ts';

/** What is no call of the API but served beside it. */
const besideTheApi = {
  'GET /openapi.json': 'anyone',
  'GET /locale/:file': 'anyone',
  'GET /picture/:file': 'anyone',
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

/** Nothing is called that does not declare who may call it. Everybody is a visitor so far. */
export const authorise: MiddlewareHandler<Env> = async (context, next) => {
  for (const { method, path } of matchedRoutes(context)) {
    if (method !== 'ALL' && accessByRoute.get(`${method} ${path}`) !== 'anyone') {
      throw new ApplicationError('NotAuthorized');
    }
  }
  await next();
};

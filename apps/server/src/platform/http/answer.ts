import type { RouteConfig, z } from '@hono/zod-openapi';
import type { Access } from '@wordhoard/contract';
import type { Api } from './api.ts';
import { getRequestContext, type RequestContext, type SignedInContext } from './request-context.ts';

interface JsonContent {
  content: { 'application/json': { schema: z.ZodType } };
}

interface JsonRoute {
  'x-access': Access;
  request: { body: JsonContent };
  responses: { 200: JsonContent };
}

type SchemaOf<Part extends JsonContent> = Part['content']['application/json']['schema'];

/** What a route receives as JSON. */
export type RouteRequest<Route extends JsonRoute> = z.output<SchemaOf<Route['request']['body']>>;

type RouteResponse<Route extends JsonRoute> = z.input<SchemaOf<Route['responses'][200]>>;

/** Only signed-in callers reach a route that is not open to anyone. */
type ContextOf<Route extends JsonRoute> = Route['x-access'] extends 'anyone'
  ? RequestContext
  : SignedInContext;

type Handler<Route extends JsonRoute> = (
  request: RouteRequest<Route>,
  context: ContextOf<Route>,
) => RouteResponse<Route> | Promise<RouteResponse<Route>>;

type Handlers<Routes> = {
  [Name in keyof Routes]?: Routes[Name] extends JsonRoute ? Handler<Routes[Name]> : never;
};

/** Answers requests to routes of a domain, which receive and send JSON. */
export function answer<Routes extends Record<string, RouteConfig>>(
  api: Api,
  routes: Routes,
  handlers: Handlers<Routes>,
): void {
  for (const [name, route] of Object.entries(routes)) {
    const handle = handlers[name] as ((request: unknown, context: unknown) => unknown) | undefined;
    if (handle === undefined) continue;
    api.openapi(route, async (context) => {
      const request = context.req.valid('json' as never);
      return context.json(await handle(request, getRequestContext(context)), 200);
    });
  }
}

import type { z } from 'zod';
import type { routes } from './routes.ts';

type Routes = typeof routes;
type Route = { [Domain in keyof Routes]: Routes[Domain][keyof Routes[Domain]] }[keyof Routes];

type Method = Route['method'];
type RoutesByMethod = {
  [Name in Method]: { [Each in Extract<Route, { method: Name }> as Each['path']]: Each };
};

/**
 * The routes by path and method, in the form of the types that openapi-fetch reads.
 *
 * @typeParam Failure - what a client makes of a failed request
 */
export type ApiPaths<Failure> = {
  [Path in Route['path']]: {
    [Name in Method as Path extends keyof RoutesByMethod[Name] ? Name : never]: Operation<
      RoutesByMethod[Name][Path & keyof RoutesByMethod[Name]],
      Failure
    >;
  };
};

type Operation<Call, Failure> = RequestBody<Call> & {
  parameters: Parameters<Call>;
  responses: {
    200: { content: Answer<Call> };
    default: { content: { 'application/json': Failure } };
  };
};

type Parameters<Call> = (Call extends { request: { params: infer Params extends z.ZodType } }
  ? { path: z.input<Params> }
  : { path?: never }) &
  (Call extends { request: { query: infer Query extends z.ZodType } }
    ? { query: z.input<Query> }
    : { query?: never });

type RequestBody<Call> = Call extends { request: { body: { content: infer Content } } }
  ? { requestBody: { content: { [Media in keyof Content]: Input<Content[Media]> } } }
  : { requestBody?: never };

type Answer<Call> = Call extends { responses: { 200: { content: infer Content } } }
  ? { [Media in keyof Content]: Output<Content[Media]> }
  : never;

type Input<Content> = Content extends { schema: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : never;
type Output<Content> = Content extends { schema: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;

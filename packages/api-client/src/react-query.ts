import createQueryClient, { type OpenapiQueryClient } from 'openapi-react-query';
import type { ApiClient, Paths } from './create-api-client.ts';

export type ApiQueries = OpenapiQueryClient<Paths>;

/** Typed options and hooks of TanStack Query for every route. Errors are `ApiFailure`s. */
export const createApiQueries = (client: ApiClient): ApiQueries => createQueryClient(client);

type Method = 'get' | 'post' | 'delete';
type PathsOf<Name extends Method> = {
  [Path in keyof Paths]: Name extends keyof Paths[Path] ? Path : never;
}[keyof Paths];

/** The prefix of all query keys of a route, for invalidation. */
export const routeKey = <Name extends Method, Path extends PathsOf<Name>>(
  method: Name,
  path: Path,
): readonly [Name, Path] => [method, path];

type Domain = keyof Paths extends infer Path
  ? Path extends `/front-${infer Name}/${string}`
    ? Name
    : never
  : never;

/** Matches all queries of the routes of a domain, for invalidation. */
export const domainFilter = (domain: Domain) => ({
  predicate: ({ queryKey: [, path] }: { queryKey: readonly unknown[] }): boolean =>
    typeof path === 'string' && path.startsWith(`/front-${domain}/`),
});

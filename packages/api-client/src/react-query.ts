import type { Client } from 'openapi-fetch';
import createQueryClient, { type OpenapiQueryClient } from 'openapi-react-query';
import type { ApiFailure } from './api-failure.ts';
import type { ApiClient } from './create-api-client.ts';
import type { paths } from './generated/paths.ts';

/** The routes as `createApiClient` behaves: every failure is thrown as an `ApiFailure`. */
type ThrowingPaths = {
  [Path in keyof paths]: {
    [Key in keyof paths[Path]]: paths[Path][Key] extends { responses: infer Responses }
      ? Omit<paths[Path][Key], 'responses'> & {
          responses: Pick<Responses, keyof Responses & 200> & {
            default: { content: { 'application/json': ApiFailure } };
          };
        }
      : paths[Path][Key];
  };
};

export type ApiQueries = OpenapiQueryClient<ThrowingPaths>;

/** Typed options and hooks of TanStack Query for every route. Errors are `ApiFailure`s. */
export const createApiQueries = (client: ApiClient): ApiQueries =>
  // `ThrowingPaths` differs from `paths` only in the errors, which the client throws.
  createQueryClient(client as unknown as Client<ThrowingPaths>);

type Method = 'get' | 'post' | 'delete';
type PathsOf<Name extends Method> = {
  [Path in keyof paths]: paths[Path][Name] extends { responses: unknown } ? Path : never;
}[keyof paths];

/** The prefix of all query keys of a route, for invalidation. */
export const routeKey = <Name extends Method, Path extends PathsOf<Name>>(
  method: Name,
  path: Path,
): readonly [Name, Path] => [method, path];

type Domain = keyof paths extends infer Path
  ? Path extends `/front-${infer Name}/${string}`
    ? Name
    : never
  : never;

/** Matches all queries of the routes of a domain, for invalidation. */
export const domainFilter = (domain: Domain) => ({
  predicate: ({ queryKey: [, path] }: { queryKey: readonly unknown[] }): boolean =>
    typeof path === 'string' && path.startsWith(`/front-${domain}/`),
});

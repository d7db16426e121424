import { QueryClient } from '@tanstack/react-query';
import { ApiFailure, createApiClient } from '@wordhoard/api-client';
import { createApiQueries, domainFilter, routeKey } from '@wordhoard/api-client/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';

function observedQueries(answer: (request: Request) => Response) {
  const requests: Request[] = [];
  const client = createApiClient({
    baseUrl: 'https://api.test',
    token: () => undefined,
    locale: () => 'en',
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  return { queries: createApiQueries(client), requests };
}

const createCache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

describe('query options', () => {
  it('fetch a GET route with its parameters', async () => {
    const { queries, requests } = observedQueries(() => Response.json({ code: 'de' }));
    const options = queries.queryOptions('get', '/front-general/lang/{code}', {
      params: { path: { code: 'de' } },
    });
    expect(await createCache().fetchQuery(options)).toEqual({ code: 'de' });
    expect(requests[0]?.url).toBe('https://api.test/front-general/lang/de');
  });

  it('fetch a POST route with its body', async () => {
    const { queries, requests } = observedQueries(() => Response.json({ slug: 'en-fruit' }));
    const body = { slug: 'en-fruit' };
    await createCache().fetchQuery(queries.queryOptions('post', '/front-list/record', { body }));
    expect(await requests[0]?.json()).toEqual(body);
  });

  it.each([
    ['an empty body', () => new Response(null, { status: 500 })],
    ['a body that is not JSON', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['an error code', () => Response.json({ code: 'NotFound' }, { status: 404 })],
  ])('reject with an ApiFailure for a failure with %s', async (_, answer) => {
    const { queries } = observedQueries(answer);
    const options = queries.queryOptions('get', '/front-general/languages');
    await expect(createCache().fetchQuery(options)).rejects.toBeInstanceOf(ApiFailure);
  });

  it('have the types of the route', () => {
    const { queries } = observedQueries(() => Response.json({}));
    const useLanguages = () => queries.useQuery('get', '/front-general/languages');
    type Query = ReturnType<typeof useLanguages>;
    type Languages = NonNullable<Query['data']>;
    expectTypeOf<Languages['data'][number]['name']>().toEqualTypeOf<string>();
    expectTypeOf<Query['error']>().toEqualTypeOf<ApiFailure | null>();
  });
});

describe('invalidation', () => {
  const { queries } = observedQueries(() => Response.json({}));
  const cache = createCache();
  const keys = [
    queries.queryOptions('post', '/front-list/record', { body: { slug: 'a' } }).queryKey,
    queries.queryOptions('post', '/front-list/record', { body: { slug: 'b' } }).queryKey,
    queries.queryOptions('post', '/front-list/feed', { body: {} }).queryKey,
    queries.queryOptions('get', '/front-general/languages').queryKey,
  ];
  for (const queryKey of keys) cache.setQueryData<unknown>(queryKey, {});
  const found = (filter: Parameters<typeof cache.getQueriesData>[0]) =>
    cache.getQueriesData(filter).map(([queryKey]) => queryKey);

  it('matches all queries of a route', () => {
    expect(found({ queryKey: routeKey('post', '/front-list/record') })).toEqual(keys.slice(0, 2));
  });

  it('matches all queries of a domain', () => {
    expect(found(domainFilter('list'))).toEqual(keys.slice(0, 3));
  });
});

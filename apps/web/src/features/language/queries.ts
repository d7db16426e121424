import { type ApiQueries, routeKey } from '@wordhoard/api-client/react-query';

/** Prefixes of the query keys, for invalidation. */
export const languageKeys = {
  languages: routeKey('get', '/front-general/lang/{code}'),
};

export const languageQuery = (api: ApiQueries, code: string) =>
  api.queryOptions('get', '/front-general/lang/{code}', { params: { path: { code } } });

/** The names of all languages come from the server because browsers lack many of them. */
export const catalogueQuery = (api: ApiQueries, locale: string) =>
  api.queryOptions(
    'get',
    '/front-general/languages',
    // In the query key, because the names depend on the locale.
    { headers: { 'accept-language': locale } },
    { select: ({ data }) => data, staleTime: Number.POSITIVE_INFINITY },
  );

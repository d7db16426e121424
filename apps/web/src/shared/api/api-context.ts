import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { type ApiQueries, createApiQueries } from '@wordhoard/api-client/react-query';
import { createContext, useContext, useMemo } from 'react';

const ApiContext = createContext<ApiClient | undefined>(undefined);

export const ApiProvider = ApiContext.Provider;

export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (api === undefined) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

/** Query options and mutations for every route. */
export function useApiQueries(): ApiQueries {
  const api = useApi();
  return useMemo(() => createApiQueries(api), [api]);
}

export function initDataQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['general', 'init-data'],
    queryFn: ({ signal }) => dataOf(api.GET('/front-general/init-data', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

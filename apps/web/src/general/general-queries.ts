import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';

export function initDataQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['general', 'init-data'],
    queryFn: ({ signal }) => dataOf(api.GET('/front-general/init-data', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

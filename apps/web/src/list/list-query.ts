import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';

export function listQuery(api: ApiClient, address: { slug: string }) {
  return queryOptions({
    queryKey: ['list', 'record', address],
    queryFn: ({ signal }) => dataOf(api.POST('/front-list/record', { body: address, signal })),
  });
}

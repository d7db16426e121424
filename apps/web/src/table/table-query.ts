import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';

export function tableQuery(api: ApiClient, address: { slug: string }) {
  return queryOptions({
    queryKey: ['table', 'entity', address],
    queryFn: ({ signal }) => dataOf(api.POST('/front-table/entity', { body: address, signal })),
  });
}

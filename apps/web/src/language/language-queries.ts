import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';

export function languageQuery(api: ApiClient, code: string) {
  return queryOptions({
    queryKey: ['language', code],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/front-general/lang/{code}', { params: { path: { code } }, signal })),
  });
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';

/** Words of a language that begin with what is being typed. */
export function wordOptionsQuery(api: ApiClient, body: { langCode: string; text: string }) {
  return queryOptions({
    queryKey: ['word', 'options', body],
    queryFn: async ({ signal }) => {
      const { data } = await dataOf(api.POST('/front-word/options', { body, signal }));
      return data;
    },
    enabled: body.text !== '',
    placeholderData: keepPreviousData,
  });
}

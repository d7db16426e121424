import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';

interface Beginning {
  langCode: string;
  text: string;
}

/** Words of a language that begin with what is being typed. */
export function wordOptionsQuery(api: ApiClient, beginning: Beginning) {
  return queryOptions({
    queryKey: ['word', 'options', beginning],
    queryFn: async ({ signal }) => {
      const { data } = await dataOf(api.POST('/front-word/options', { body: beginning, signal }));
      return data;
    },
    enabled: beginning.text !== '',
    placeholderData: keepPreviousData,
  });
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, type components, dataOf } from '@wordhoard/api-client';

interface Search {
  text: string;
  langCode: string;
  tranLangCode: string;
}

export interface Found extends SearchResult {
  /** The language being learned has nothing of the kind, so others were searched. */
  isElsewhere: boolean;
}

type SearchResult = components['schemas']['SearchResult'];

/** Things of all kinds by text, in the language being learned or, where that has none, in all. */
export function searchQuery(api: ApiClient, { text, langCode, tranLangCode }: Search) {
  return queryOptions({
    queryKey: ['general', 'search', { text, langCode, tranLangCode }],
    queryFn: async ({ signal }): Promise<Found> => {
      const search = (query: { s: string; tranLangCode: string; langCode?: string }) =>
        dataOf(api.GET('/front-general/search', { params: { query }, signal }));
      const own = await search({ s: text, tranLangCode, langCode });
      if (!isNothing(own)) return { ...own, isElsewhere: false };
      return { ...(await search({ s: text, tranLangCode })), isElsewhere: true };
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}

export const isNothing = ({ words, lists, tables, tags }: SearchResult): boolean =>
  words.length + lists.length + tables.length + tags.length === 0;

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, type components, dataOf } from '@wordhoard/api-client';
import { routeKey } from '@wordhoard/api-client/react-query';

interface Search {
  text: string;
  langCode: string;
  tranLangCode: string;
}

const searchKeys = {
  search: routeKey('get', '/front-general/search'),
};

export interface LanguageSearchResult extends SearchResult {
  /** Whether the results come from all languages, because the learned one has none. */
  isElsewhere: boolean;
}

type SearchResult = components['schemas']['SearchResult'];

/** Searches everything by text: in the learned language, or in all if that has no results. */
export function searchQuery(api: ApiClient, { text, langCode, tranLangCode }: Search) {
  return queryOptions({
    queryKey: [...searchKeys.search, { text, langCode, tranLangCode }],
    queryFn: async ({ signal }): Promise<LanguageSearchResult> => {
      const search = (query: { s: string; tranLangCode: string; langCode?: string }) =>
        dataOf(api.GET('/front-general/search', { params: { query }, signal }));
      const own = await search({ s: text, tranLangCode, langCode });
      if (!isEmptyResult(own)) return { ...own, isElsewhere: false };
      return { ...(await search({ s: text, tranLangCode })), isElsewhere: true };
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}

export const isEmptyResult = ({ words, lists, tables, tags }: SearchResult): boolean =>
  words.length + lists.length + tables.length + tags.length === 0;

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, readData } from '@wordhoard/api-client';
import { routeKey } from '@wordhoard/api-client/react-query';
import type { SearchResult } from '@wordhoard/contract';
import { matchWord, type Search } from './search-match.ts';

export interface LanguageSearchResult extends SearchResult {
  /** The text that was searched for, which may be older than the text in the field. */
  text: string;
  /** Whether the results come from all languages, because the learned one has none. */
  isElsewhere: boolean;
}

/**
 * Searches everything by text: in the learned language, or in all if that has nothing, or only words that the
 * text may mean.
 */
export function searchQuery(api: ApiClient, { text, learnLangCode, tranLangCode }: Search) {
  return queryOptions({
    queryKey: [...routeKey('get', '/front-general/search'), { text, learnLangCode, tranLangCode }],
    queryFn: async ({ signal }): Promise<LanguageSearchResult> => {
      const languages = { text, learnLangCode, tranLangCode };
      const search = (query: { s: string; tranLangCode: string; langCode?: string }) =>
        readData(api.GET('/front-general/search', { params: { query }, signal }));
      const own = await search({ s: text, tranLangCode, langCode: learnLangCode });
      const isFound = (result: SearchResult) =>
        result.words.some((word) => matchWord(word, languages) !== 'similar') ||
        !isEmptyResult({ ...result, words: [] });
      if (isFound(own)) return { ...own, text, isElsewhere: false };
      const all = await search({ s: text, tranLangCode });
      const isElsewhere = isFound(all) || isEmptyResult(own);
      return { ...(isElsewhere ? all : own), text, isElsewhere };
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}

export const isEmptyResult = ({ words, lists, tables, tags }: SearchResult): boolean =>
  words.length + lists.length + tables.length + tags.length === 0;

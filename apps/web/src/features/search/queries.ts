import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, readData } from '@wordhoard/api-client';
import { routeKey } from '@wordhoard/api-client/react-query';
import type { SearchResult } from '@wordhoard/contract';
import { matchWord, type Search } from './search-match.ts';

export interface LanguageSearchResult extends SearchResult {
  /** The text that was typed, which may be older than the text in the field. */
  typedText: string;
  /** The text that was found. */
  text: string;
  /** Whether the results come from all languages, because the learned one has none. */
  isElsewhere: boolean;
}

/**
 * Searches everything by text: in the learned language, or in all if that has nothing, or only words that the
 * text may mean.
 */
export function searchQuery(
  api: ApiClient,
  { text, learnLangCode, tranLangCode, isAsTyped = false }: Search & { isAsTyped?: boolean },
) {
  const key = { text, learnLangCode, tranLangCode, isAsTyped };
  const asTyped = isAsTyped ? ('true' as const) : undefined;
  return queryOptions({
    queryKey: [...routeKey('get', '/front-general/search'), key],
    queryFn: async ({ signal }): Promise<LanguageSearchResult> => {
      const languages = { text, learnLangCode, tranLangCode };
      const search = async (langCode?: string) => {
        const query = { s: text, tranLangCode, langCode, asTyped };
        const result = await readData(
          api.GET('/front-general/search', { params: { query }, signal }),
        );
        return { ...result, typedText: text, text: result.searchedText ?? text };
      };
      const own = await search(learnLangCode);
      const isFound = (result: SearchResult & { text: string }) =>
        result.words.some(
          (word) => matchWord(word, { ...languages, text: result.text }) !== 'similar',
        ) || !isEmptyResult({ ...result, words: [] });
      if (isFound(own)) return { ...own, isElsewhere: false };
      const all = await search();
      const isElsewhere = isFound(all) || isEmptyResult(own);
      return { ...(isElsewhere ? all : own), isElsewhere };
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}

export const isEmptyResult = ({ words, lists, tables, tags }: SearchResult): boolean =>
  words.length + lists.length + tables.length + tags.length === 0;

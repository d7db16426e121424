import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { feedQuery } from '../feed/feed-query.ts';

export type WordRecord = components['schemas']['WordRecord'];

interface WordFeedFilters {
  langCode: string;
  tranLangCode: string;
  text: string;
}

export function wordFeedQuery(api: ApiClient, { text, ...languages }: WordFeedFilters) {
  const filters = text === '' ? languages : { ...languages, text };
  return {
    ...feedQuery(['word', 'feed', filters], ({ signal, ...request }) =>
      dataOf(api.POST('/front-word/feed', { body: { ...request, ...filters }, signal })),
    ),
    placeholderData: keepPreviousData,
  };
}

export interface WordAddress {
  langCode: string;
  text: string;
  tranLangCode: string;
}

export function wordQuery(api: ApiClient, address: WordAddress) {
  return queryOptions({
    queryKey: ['word', 'entity', address],
    queryFn: ({ signal }) => dataOf(api.POST('/front-word/entity', { body: address, signal })),
  });
}

interface WordsAddress {
  ids: readonly string[];
  tranLangCode: string;
}

/** Words by id. What was marked a moment ago must show, so nothing of it is kept. */
export function wordsQuery(api: ApiClient, { ids, tranLangCode }: WordsAddress) {
  return queryOptions({
    queryKey: ['word', 'words', { ids, tranLangCode }],
    queryFn: async ({ signal }) => {
      const body = { ids: [...ids], tranLangCode };
      const { data } = await dataOf(api.POST('/front-word/words', { body, signal }));
      return data;
    },
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

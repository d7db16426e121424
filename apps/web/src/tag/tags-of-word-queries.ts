import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { feedQuery } from '../feed/feed-query.ts';

/** The tags of a word, with what people think of them. */
export function tagsOfWordQuery(api: ApiClient, wordId: string) {
  return feedQuery(['tag', 'of-word', wordId], ({ page, signal }) =>
    dataOf(api.POST('/front-tag-word/feed', { body: { wordId, page }, signal })),
  );
}

/** Tags that begin with what is being typed. */
export function tagOptionsQuery(api: ApiClient, text: string) {
  return queryOptions({
    queryKey: ['tag', 'options', text],
    queryFn: async ({ signal }) => {
      const { data } = await dataOf(
        api.POST('/front-tag-word/tag-options', { body: { text }, signal }),
      );
      return data;
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}

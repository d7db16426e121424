import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import type { UserReaction } from '@wordhoard/contract/enumeration';
import { feedQuery } from '../../shared/feed/feed-query.ts';

export function tagQuery(api: ApiClient, code: string) {
  return queryOptions({
    queryKey: ['tag', 'record', code],
    queryFn: ({ signal }) => dataOf(api.POST('/front-tag-word/record', { body: { code }, signal })),
  });
}

interface TagFeedFilters {
  langCode: string;
  text: string;
}

export function tagFeedQuery(api: ApiClient, { langCode, text }: TagFeedFilters) {
  const filters = text === '' ? { langCode } : { langCode, text };
  return {
    ...feedQuery(['tag', 'feed', filters], ({ signal, ...request }) =>
      dataOf(api.POST('/front-tag-word/tag-feed', { body: { ...request, ...filters }, signal })),
    ),
    placeholderData: keepPreviousData,
  };
}

interface TagWordFilters {
  code: string;
  langCode: string;
  tranLangCode: string;
}

export function tagWordFeedQuery(api: ApiClient, filters: TagWordFilters) {
  return feedQuery(['tag', 'word-feed', filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-tag-word/word-feed', { body: { ...request, ...filters }, signal })),
  );
}

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

interface WishedReaction {
  id: string;
  reaction: UserReaction | null;
}

export const reactToTag = (api: ApiClient, body: WishedReaction) =>
  dataOf(api.POST('/front-tag-word/reaction', { body }));

interface TagOfWord {
  wordId: string;
  tagId: string;
}

export const putTagOn = (api: ApiClient, { wordId, tagId }: TagOfWord) =>
  dataOf(api.POST('/front-tag-word/link', { body: { parentId: wordId, childId: tagId } }));

export const takeTagOff = (api: ApiClient, { wordId, tagId }: TagOfWord) =>
  dataOf(
    api.POST('/front-tag-word/link', {
      body: { parentId: wordId, children: [{ id: tagId, link: false }] },
    }),
  );

/** The tag of this code, made if there is none yet. */
export async function findOrMakeTag(api: ApiClient, code: string) {
  const { data } = await dataOf(api.POST('/front-tag-word/tag-options', { body: { text: code } }));
  const known = data.find((tag) => tag.code === code);
  return known ?? dataOf(api.POST('/front-tag-word/create', { body: { code } }));
}

/** Asks anew for everything that shows tags of words. */
export const refreshTags = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['tag'] }),
    queryClient.invalidateQueries({ queryKey: ['word'] }),
    queryClient.invalidateQueries({ queryKey: ['user', 'contributions'] }),
  ]);

import { keepPreviousData } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { type ApiQueries, domainFilter, routeKey } from '@wordhoard/api-client/react-query';
import type { UserReaction } from '@wordhoard/contract/enumeration';
import { feedQuery } from '../../shared/feed/feed-query.ts';

const tagKeys = {
  feed: routeKey('post', '/front-tag-word/tag-feed'),
  wordFeed: routeKey('post', '/front-tag-word/word-feed'),
  ofWord: routeKey('post', '/front-tag-word/feed'),
};

/** Matches every query about tags, for invalidation. */
export const tagQueries = domainFilter('tag-word');

export const tagQuery = (api: ApiQueries, code: string) =>
  api.queryOptions('post', '/front-tag-word/record', { body: { code } });

interface TagFeedFilters {
  langCode: string;
  text: string;
}

export function tagFeedQuery(api: ApiClient, { langCode, text }: TagFeedFilters) {
  const filters = text === '' ? { langCode } : { langCode, text };
  return {
    ...feedQuery([...tagKeys.feed, filters], ({ signal, ...request }) =>
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
  return feedQuery([...tagKeys.wordFeed, filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-tag-word/word-feed', { body: { ...request, ...filters }, signal })),
  );
}

/** The tags of a word, with their reactions. */
export function wordTagsQuery(api: ApiClient, wordId: string) {
  return feedQuery([...tagKeys.ofWord, { wordId }], ({ signal, ...request }) =>
    dataOf(api.POST('/front-tag-word/feed', { body: { ...request, wordId }, signal })),
  );
}

/** Suggests tags that begin with a text. */
export const tagOptionsQuery = (api: ApiQueries, text: string) =>
  api.queryOptions(
    'post',
    '/front-tag-word/tag-options',
    { body: { text } },
    { select: ({ data }) => data, enabled: text !== '', placeholderData: keepPreviousData },
  );

interface ReactionChange {
  id: string;
  reaction: UserReaction | null;
}

export const reactToTag = (api: ApiClient, body: ReactionChange) =>
  dataOf(api.POST('/front-tag-word/reaction', { body }));

interface TagOfWord {
  wordId: string;
  tagId: string;
}

export const linkTag = (api: ApiClient, { wordId, tagId }: TagOfWord) =>
  dataOf(api.POST('/front-tag-word/link', { body: { parentId: wordId, childId: tagId } }));

export const unlinkTag = (api: ApiClient, { wordId, tagId }: TagOfWord) =>
  dataOf(
    api.POST('/front-tag-word/link', {
      body: { parentId: wordId, children: [{ id: tagId, link: false }] },
    }),
  );

export async function findOrCreateTag(api: ApiClient, code: string) {
  const { data } = await dataOf(api.POST('/front-tag-word/tag-options', { body: { text: code } }));
  const existing = data.find((tag) => tag.code === code);
  return existing ?? dataOf(api.POST('/front-tag-word/create', { body: { code } }));
}

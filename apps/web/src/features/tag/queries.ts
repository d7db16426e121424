import { keepPreviousData } from '@tanstack/react-query';
import { type ApiClient, type PostBody, readData } from '@wordhoard/api-client';
import { type ApiQueries, domainFilter } from '@wordhoard/api-client/react-query';
import { feedQuery } from '../../shared/feed/feed-query.ts';

/** Matches every query about tags, for invalidation. */
export const tagQueries = domainFilter('tag-word');

export const tagQuery = (api: ApiQueries, code: string) =>
  api.queryOptions('post', '/front-tag-word/record', { body: { code } });

export const tagFeedQuery = (
  api: ApiClient,
  { langCode, text }: { langCode: string; text: string },
) => ({
  ...feedQuery(api, '/front-tag-word/tag-feed', text === '' ? { langCode } : { langCode, text }),
  placeholderData: keepPreviousData,
});

export const tagWordFeedQuery = (api: ApiClient, filters: PostBody<'/front-tag-word/word-feed'>) =>
  feedQuery(api, '/front-tag-word/word-feed', filters);

/** The tags of a word, with their reactions. */
export const wordTagsQuery = (api: ApiClient, wordId: string) =>
  feedQuery(api, '/front-tag-word/feed', { wordId });

/** Suggests tags that begin with a text. */
export const tagOptionsQuery = (api: ApiQueries, text: string) =>
  api.queryOptions(
    'post',
    '/front-tag-word/tag-options',
    { body: { text } },
    { select: ({ data }) => data, enabled: text !== '', placeholderData: keepPreviousData },
  );

interface TagOfWord {
  wordId: string;
  tagId: string;
}

export const linkTag = (api: ApiClient, { wordId, tagId }: TagOfWord) =>
  readData(api.POST('/front-tag-word/link', { body: { parentId: wordId, childId: tagId } }));

export const unlinkTag = (api: ApiClient, { wordId, tagId }: TagOfWord) =>
  readData(
    api.POST('/front-tag-word/link', {
      body: { parentId: wordId, children: [{ id: tagId, link: false }] },
    }),
  );

export async function findOrCreateTag(api: ApiClient, code: string) {
  const { data } = await readData(
    api.POST('/front-tag-word/tag-options', { body: { text: code } }),
  );
  const existing = data.find((tag) => tag.code === code);
  return existing ?? readData(api.POST('/front-tag-word/create', { body: { code } }));
}

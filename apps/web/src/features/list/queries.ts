import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, defineCall, type PostBody, readData } from '@wordhoard/api-client';
import { type ApiQueries, routeKey } from '@wordhoard/api-client/react-query';
import type { WordRecord } from '@wordhoard/contract';
import { feedQuery } from '../../shared/feed/feed-query.ts';
import { fetchWholeFeed } from '../../shared/feed/fetch-whole-feed.ts';

export const listKeys = {
  record: routeKey('post', '/front-list/record'),
  feed: routeKey('post', '/front-list/feed'),
  wordFeed: routeKey('post', '/front-list/word-feed'),
  /** Not below `wordFeed`: after an edit, the feed is refetched but the edited words are not. */
  words: ['all', '/front-list/word-feed'] as const,
};

export const listQuery = (api: ApiQueries, body: { slug: string }) =>
  api.queryOptions('post', '/front-list/record', { body });

export const listFeedQuery = (api: ApiClient, filters: PostBody<'/front-list/feed'>) =>
  feedQuery(api, '/front-list/feed', filters);

/** A list with the language of its translations. */
interface TranslatedList {
  listId: string;
  tranLangCode: string;
}

export const listWordFeedQuery = (api: ApiClient, list: TranslatedList) =>
  feedQuery(api, '/front-list/word-feed', list);

/** All words of a list, fetched page by page. */
export const listWordsQuery = (api: ApiClient, list: TranslatedList) =>
  queryOptions({
    queryKey: [...listKeys.words, list],
    queryFn: ({ signal }) =>
      fetchWholeFeed<WordRecord>((request) =>
        readData(api.POST('/front-list/word-feed', { body: { ...list, ...request }, signal })),
      ),
  });

/** What an import of pasted text would add. */
export const importPreviewQuery = (api: ApiQueries, body: PostBody<'/front-list/import-preview'>) =>
  api.queryOptions(
    'post',
    '/front-list/import-preview',
    { body },
    { enabled: body.text.trim() !== '', placeholderData: keepPreviousData, gcTime: 0 },
  );

export const createList = defineCall('/front-list/create');

/** Adds pasted words to a list, or to a new one. */
export const importWords = defineCall('/front-list/import');
export const exportList = defineCall('/front-list/export');
export const linkWords = defineCall('/front-list/link-word');
export const moveWord = defineCall('/front-list/order');

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { type ApiQueries, routeKey } from '@wordhoard/api-client/react-query';
import type { WordRecord } from '@wordhoard/contract';
import type { Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { type Feed, feedItems, mergeFeed, nextPage } from '@wordhoard/feed-store';
import { feedQuery } from '../../shared/feed/feed-query.ts';

export const listKeys = {
  record: routeKey('post', '/front-list/record'),
  feed: routeKey('post', '/front-list/feed'),
  wordFeed: routeKey('post', '/front-list/word-feed'),
  /** Not below `wordFeed`: after an edit, the feed is refetched but the edited words are not. */
  words: ['all', '/front-list/word-feed'] as const,
};

export const listQuery = (api: ApiQueries, body: { slug: string }) =>
  api.queryOptions('post', '/front-list/record', { body });

export function listFeedQuery(api: ApiClient, filters: { langCode: string; pageSize?: number }) {
  return feedQuery([...listKeys.feed, filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-list/feed', { body: { ...request, ...filters }, signal })),
  );
}

interface ListWordFilters {
  listId: string;
  tranLangCode: string;
}

export function listWordFeedQuery(api: ApiClient, filters: ListWordFilters) {
  return feedQuery([...listKeys.wordFeed, filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-list/word-feed', { body: { ...request, ...filters }, signal })),
  );
}

interface ListWordsAddress {
  listId: string;
  tranLangCode: string;
}

/** All words of a list, fetched page by page. */
export function listWordsQuery(api: ApiClient, address: ListWordsAddress) {
  return queryOptions({
    queryKey: [...listKeys.words, address],
    queryFn: ({ signal }) => fetchWords(api, address, signal),
  });
}

async function fetchWords(
  api: ApiClient,
  address: ListWordsAddress,
  signal: AbortSignal,
): Promise<readonly WordRecord[]> {
  const pageSize = limits.feedMaxPageSize;
  const fetchPage = (page: number) =>
    dataOf(api.POST('/front-list/word-feed', { body: { ...address, page, pageSize }, signal }));

  let feed: Feed<WordRecord> | undefined;
  for (let page = nextPage(feed); page !== undefined; page = nextPage(feed)) {
    feed = mergeFeed(feed, await fetchPage(page));
  }
  return feedItems(feed);
}

interface PastedText {
  text: string;
  langCode: string;
  tranLangCode: string;
}

/** What an import of pasted text would add. */
export const importPreviewQuery = (api: ApiQueries, body: PastedText) =>
  api.queryOptions(
    'post',
    '/front-list/import-preview',
    { body },
    { enabled: body.text.trim() !== '', placeholderData: keepPreviousData, gcTime: 0 },
  );

interface ListDraft {
  id: string;
  name: string;
  slug?: string;
  note: string;
  langCode: string;
  privacy: Privacy;
}

interface PastedWords {
  text: string;
  tranLangCode: string;
}

export const createList = (api: ApiClient, body: ListDraft, wordIds: readonly string[] = []) =>
  dataOf(
    api.POST('/front-list/create', { body: { ...body, words: wordIds.map((id) => ({ id })) } }),
  );

export const importIntoList = (api: ApiClient, body: PastedWords & { listId: string }) =>
  dataOf(api.POST('/front-list/import', { body }));

export const importAsNewList = (api: ApiClient, body: PastedWords & ListDraft) =>
  dataOf(api.POST('/front-list/import', { body }));

type ListFormat = 'csv' | 'json' | 'anki';

interface ListExport {
  id: string;
  tranLangCode: string;
  format: ListFormat;
}

export const exportList = (api: ApiClient, body: ListExport) =>
  dataOf(api.POST('/front-list/export', { body }));

interface WordLinks {
  listId: string;
  children: { id: string; link: boolean }[];
}

export const linkWords = (api: ApiClient, body: WordLinks) =>
  dataOf(api.POST('/front-list/link-word', { body }));

interface WordMove {
  listId: string;
  wordId: string;
  position: number;
}

export const moveWord = (api: ApiClient, body: WordMove) =>
  dataOf(api.POST('/front-list/order', { body }));

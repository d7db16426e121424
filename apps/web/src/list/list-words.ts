import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { limits } from '@wordhoard/contract/limits';
import { type Feed, feedItems, mergeFeed, nextPage } from '@wordhoard/feed-store';
import type { WordRecord } from '../word/word-queries.ts';

interface ListWordsAddress {
  listId: string;
  tranLangCode: string;
}

/** All words of a list, page after page. A quiz needs them together. */
export function listWordsQuery(api: ApiClient, address: ListWordsAddress) {
  return queryOptions({
    queryKey: ['list', 'words', address],
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

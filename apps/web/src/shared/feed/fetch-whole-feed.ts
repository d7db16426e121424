import { limits } from '@wordhoard/contract/limits';
import { type Feed, type FeedPage, feedItems, mergeFeed, nextPage } from '@wordhoard/feed-store';

/** All items of a feed, fetched page by page. */
export async function fetchWholeFeed<Item>(
  fetchPage: (request: { page: number; pageSize: number }) => Promise<FeedPage<Item>>,
): Promise<readonly Item[]> {
  const pageSize = limits.feedMaxPageSize;
  let feed: Feed<Item> | undefined;
  for (let page = nextPage(feed); page !== undefined; page = nextPage(feed)) {
    feed = mergeFeed(feed, await fetchPage({ page, pageSize }));
  }
  return feedItems(feed);
}

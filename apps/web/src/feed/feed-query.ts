import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import { type Feed, type FeedPage, mergeFeed, nextPage } from '@wordhoard/feed-store';

interface PageRequest {
  page: number;
  signal: AbortSignal;
}

/** A feed that grows page by page, as an infinite query whose data is the merged feed. */
export function feedQuery<Item>(
  queryKey: QueryKey,
  fetchPage: (request: PageRequest) => Promise<FeedPage<Item>>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: page, signal }) => fetchPage({ page, signal }),
    initialPageParam: 1,
    getNextPageParam: (_latest, pages) => withinLimit(nextPage(merge(pages))),
    select: ({ pages }) => merge(pages),
  });
}

/** The server answers no page further: whoever comes that far had better search. */
function withinLimit(page: number | undefined): number | undefined {
  return page === undefined || page > limits.feedMaxPage ? undefined : page;
}

function merge<Item>(pages: readonly FeedPage<Item>[]): Feed<Item> | undefined {
  return pages.reduce<Feed<Item> | undefined>((feed, page) => mergeFeed(feed, page), undefined);
}

import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type Feed, feedItems } from '@wordhoard/feed-store';
import { LoadMore, type LoadMoreState, SkeletonList, type SkeletonShape } from '@wordhoard/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { FeedItems, type FeedListProps } from './feed-items.tsx';
import { readPosition } from './feed-position.ts';
import { FailureState } from './query-view.tsx';

const initialCount = 10;

interface FeedViewProps<Item> {
  query: UseInfiniteQueryResult<Feed<Item> | undefined>;
  skeleton: SkeletonShape;
  empty: ReactNode;
  children: (items: readonly Item[], list: FeedListProps) => ReactNode;
}

/** A feed in all states: loading, failed, empty, and growing while scrolling. */
export function FeedView<Item>({ query, skeleton, empty, children }: FeedViewProps<Item>) {
  const { data: feed } = query;
  const isReady = useDeferredValue(feed !== undefined);
  if (feed === undefined || !isReady) {
    if (query.isError)
      return <FailureState failure={query.error} onRetry={() => query.refetch()} />;
    return <SkeletonList shape={skeleton} count={8} />;
  }
  if (feedItems(feed).length === 0) return empty;
  return (
    <LoadedFeed feed={feed} query={query}>
      {children}
    </LoadedFeed>
  );
}

interface LoadedFeedProps<Item> extends Pick<FeedViewProps<Item>, 'query' | 'children'> {
  feed: Feed<Item>;
}

/**
 * Renders the items that fill the screen first and the rest afterwards, so that the page stays
 * responsive. Restoring a position needs all items at once.
 */
function LoadedFeed<Item>({ feed, query, children }: LoadedFeedProps<Item>) {
  const isComplete = useDeferredValue(true, readPosition(history) !== undefined);
  const all = feedItems(feed);
  const total = query.hasNextPage ? feed.total : all.length;
  return (
    <>
      <FeedItems items={isComplete ? all : all.slice(0, initialCount)} total={total}>
        {children}
      </FeedItems>
      {isComplete && (
        <LoadMore
          shown={all.length}
          total={total}
          state={getLoadMoreState(query)}
          onLoadMore={() => query.fetchNextPage()}
        />
      )}
    </>
  );
}

/** A feed that is being refreshed waits: fetching its next page would cancel that. */
function getLoadMoreState(query: UseInfiniteQueryResult): LoadMoreState {
  if (query.isFetching) return 'loading';
  return query.isFetchNextPageError ? 'failed' : 'idle';
}

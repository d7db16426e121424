import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type Feed, feedItems } from '@wordhoard/feed-store';
import { LoadMore, type LoadMoreState, SkeletonList, type SkeletonShape } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { FailureState } from './failure-state.tsx';
import { FeedItems } from './feed-items.tsx';
import type { FeedListProps } from './feed-list.ts';

interface FeedViewProps<Item> {
  query: UseInfiniteQueryResult<Feed<Item> | undefined>;
  skeleton: SkeletonShape;
  /** Stands where nothing was found. */
  empty: ReactNode;
  children: (items: readonly Item[], list: FeedListProps) => ReactNode;
}

/** A feed in all its states: on its way, failed, empty, and growing while one scrolls. */
export function FeedView<Item>({ query, skeleton, empty, children }: FeedViewProps<Item>) {
  const { data: feed } = query;
  if (feed === undefined) {
    if (query.isError)
      return <FailureState failure={query.error} onRetry={() => query.refetch()} />;
    return <SkeletonList of={skeleton} count={8} />;
  }
  const items = feedItems(feed);
  if (items.length === 0) return empty;
  const total = query.hasNextPage ? feed.total : items.length;
  return (
    <>
      <FeedItems items={items} total={total}>
        {children}
      </FeedItems>
      <LoadMore
        shown={items.length}
        total={total}
        state={loadMoreState(query)}
        onLoadMore={() => query.fetchNextPage()}
      />
    </>
  );
}

function loadMoreState(query: UseInfiniteQueryResult): LoadMoreState {
  if (query.isFetchingNextPage) return 'loading';
  return query.isFetchNextPageError ? 'failed' : 'idle';
}

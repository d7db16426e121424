import {
  hashKey,
  infiniteQueryOptions,
  type Query,
  type QueryKey,
  type UnusedSkipTokenInfiniteOptions,
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
} from '@tanstack/react-query';
import {
  type ApiClient,
  type Paths,
  type PostAnswer,
  type PostBody,
  readData,
} from '@wordhoard/api-client';
import { routeKey } from '@wordhoard/api-client/react-query';
import { limits } from '@wordhoard/contract/limits';
import { type Feed, type FeedPage, mergeFeed, nextPage } from '@wordhoard/feed-store';
import { useState } from 'react';
import { readPosition } from './feed-position.ts';

/** The routes that answer with a page of a feed. */
type FeedPath = {
  [Path in keyof Paths]: PostAnswer<Path> extends FeedPage<unknown> ? Path : never;
}[keyof Paths];

type Item<Path extends FeedPath> = PostAnswer<Path> extends FeedPage<infer Each> ? Each : never;

/** A feed that grows page by page, as an infinite query whose data is the merged feed. */
export function feedQuery<Path extends FeedPath>(
  api: ApiClient,
  path: Path,
  filters: PostBody<Path>,
) {
  const queryKey: QueryKey = [...routeKey('post', path), filters];
  return infiniteQueryOptions({
    queryKey,
    queryFn({ pageParam, signal }): Promise<FeedPage<Item<Path>>> {
      const body = { ...toRequest(pageParam), ...(filters as object) };
      // The client knows the types of each path, but not those of a path that is a type parameter.
      return readData(api.POST(path as never, { body, signal } as never));
    },
    initialPageParam: 1,
    getNextPageParam: (_latest, pages) => withinLimit(nextPage(merge(pages))),
    select: ({ pages }) => merge(pages),
    refetchOnMount: isShort,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
  });
}

/** The small pages together are as long as a whole number of large ones. */
const smallPages = 25;
const largePagesSkipped = (smallPages * limits.feedPageSize) / limits.feedMaxPageSize;

/** Small pages load fast. Further on, large pages need fewer requests and reach four times as far. */
function toRequest(number: number): { page: number; pageSize: number } {
  if (number <= smallPages) return { page: number, pageSize: limits.feedPageSize };
  const page = number - smallPages + largePagesSkipped;
  return { page, pageSize: limits.feedMaxPageSize };
}

export function countPages(count: number): number {
  const small = Math.ceil(count / limits.feedPageSize);
  const large = smallPages + Math.ceil(count / limits.feedMaxPageSize) - largePagesSkipped;
  return Math.max(1, small <= smallPages ? small : large);
}

/** The server limits the page number. Beyond it, searching is more useful. */
function withinLimit(number: number | undefined): number | undefined {
  return number === undefined || toRequest(number).page > limits.feedMaxPage ? undefined : number;
}

/** Pages are numbered in the order of the requests, whatever their sizes. */
function merge<Item>(pages: readonly FeedPage<Item>[]): Feed<Item> | undefined {
  return pages.reduce<Feed<Item> | undefined>(
    (feed, page, index) => mergeFeed(feed, { ...page, page: index + 1 }),
    undefined,
  );
}

/** Refetches short feeds. Refetching every page of a long one would be too many requests. */
const isShort = ({ state }: Pick<Query, 'state'>): boolean =>
  ((state.data as { pages: unknown[] } | undefined)?.pages.length ?? 0) <= 1;

/** The limit of requests for restoring a position after a reload. */
const maxPagesAtOnce = 10;

export type FeedOptions<Item> = UnusedSkipTokenInfiniteOptions<
  FeedPage<Item>,
  Error,
  Feed<Item> | undefined,
  QueryKey,
  number
>;

/** A feed with as many items as on the previous visit. */
export function useFeed<Item>(options: FeedOptions<Item>) {
  const [first] = useState(() => ({
    key: hashKey(options.queryKey),
    pages: Math.min(countPages(readPosition(history)?.count ?? 0), maxPagesAtOnce),
  }));
  const pages = first.key === hashKey(options.queryKey) ? first.pages : 1;
  usePrefetchInfiniteQuery({ ...options, pages });
  return useInfiniteQuery(options);
}

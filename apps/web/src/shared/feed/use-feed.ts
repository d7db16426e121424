import {
  hashKey,
  type QueryKey,
  type UnusedSkipTokenInfiniteOptions,
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
} from '@tanstack/react-query';
import type { Feed, FeedPage } from '@wordhoard/feed-store';
import { useState } from 'react';
import { readPosition } from './feed-position.ts';
import { pagesFor } from './feed-query.ts';

/** Coming back after a reload is worth as many calls, not hundreds. */
const maxPagesAtOnce = 10;

type FeedOptions<Item> = UnusedSkipTokenInfiniteOptions<
  FeedPage<Item>,
  Error,
  Feed<Item> | undefined,
  QueryKey,
  number
>;

/** A feed, with as much of it as there was when one left. */
export function useFeed<Item>(options: FeedOptions<Item>) {
  const [first] = useState(() => ({
    key: hashKey(options.queryKey),
    pages: Math.min(pagesFor(readPosition(history)?.count ?? 0), maxPagesAtOnce),
  }));
  const pages = first.key === hashKey(options.queryKey) ? first.pages : 1;
  usePrefetchInfiniteQuery({ ...options, pages });
  return useInfiniteQuery(options);
}

import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wordhoard/api-client';
import { limits } from '@wordhoard/contract/limits';
import { feedItems } from '@wordhoard/feed-store';
import { expect, it } from 'vitest';
import { countPages, feedQuery } from './feed-query.ts';

const pageSize = 2;

type PageRequest = { page: number; pageSize: number };

/** A feed whose pages a function makes instead of the server. */
const createFeed = (fetchPage: (request: PageRequest) => object) =>
  feedQuery(
    {
      POST: async (_path: string, { body }: { body: PageRequest }) => ({ data: fetchPage(body) }),
    } as unknown as ApiClient,
    '/front-list/feed',
    {},
  );

function observeNumbers(total: number) {
  const requested: number[] = [];
  const query = createFeed(({ page }) => {
    requested.push(page);
    const skip = (page - 1) * pageSize;
    const count = Math.max(0, Math.min(pageSize, total - skip));
    return { page, skip, total, data: Array.from({ length: count }, (_, index) => skip + index) };
  });
  return { observer: new InfiniteQueryObserver(new QueryClient(), query), requested };
}

it('grows page by page until the feed is complete', async () => {
  const { observer, requested } = observeNumbers(5);
  let result = await observer.fetchNextPage();
  while (result.hasNextPage) result = await observer.fetchNextPage();
  expect(requested).toEqual([1, 2, 3]);
  expect(feedItems(result.data)).toEqual([0, 1, 2, 3, 4]);
});

it('requests no page beyond the server’s limit', async () => {
  const { observer, requested } = observeNumbers(1_000_000);
  let result = await observer.fetchNextPage();
  while (result.hasNextPage) result = await observer.fetchNextPage();
  expect(requested.at(-1)).toBe(limits.feedMaxPage);
});

it('requests large pages further on, without gaps or overlaps', async () => {
  const total = 10_000;
  const query = createFeed(({ page, pageSize: size }) => {
    const skip = (page - 1) * size;
    return { page, skip, total, data: Array.from({ length: size }, (_, index) => skip + index) };
  });
  const observer = new InfiniteQueryObserver(new QueryClient(), query);
  let result = await observer.fetchNextPage();
  while (result.hasNextPage) result = await observer.fetchNextPage();
  expect(feedItems(result.data)).toEqual(Array.from({ length: total }, (_, index) => index));
  expect(result.data?.total).toBe(total);
});

it.each([
  [0, 1],
  [24, 1],
  [25, 2],
  [600, 25],
  [601, 26],
  [700, 26],
  [10_000, 119],
])('%i items are %i pages', (count, pages) => {
  expect(countPages(count)).toBe(pages);
});

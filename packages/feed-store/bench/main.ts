import { type Feed, type FeedPage, feedItems, mergeFeed } from '@wordhoard/feed-store';
import { Bench } from 'tinybench';

const pageSize = 24;
const pageCounts = [10, 1_000, 10_000];
const arrivals = { 'in order': inOrder, reverse, shuffled };

const bench = new Bench({ time: 300, warmupTime: 100 });
for (const pageCount of pageCounts) {
  for (const [name, arrange] of Object.entries(arrivals)) {
    const pages = arrange(buildPages(pageCount));
    bench.add(`merge, ${name}: ${pageCount}`, () => void mergeAll(pages));
  }
  const pages = buildPages(pageCount);
  const [last] = pages.slice(-1);
  const feed = mergeAll(pages);
  // Each merge returns a new feed, so its items are not cached.
  bench.add(
    `merge one and read all: ${pageCount}`,
    () => void (last && feedItems(mergeFeed(feed, last))),
  );
}
await bench.run();

console.table(
  bench.tasks.map(({ name, result }) => {
    if (result.state !== 'completed') throw new Error(`${name} did not complete`);
    const pageCount = Number(name.split(': ')[1]);
    const milliseconds = result.latency.p50;
    return {
      task: name,
      'ms, median': milliseconds.toFixed(3),
      'ns per page': Math.round((milliseconds * 1e6) / pageCount),
    };
  }),
);

function mergeAll(pages: readonly FeedPage<number>[]): Feed<number> | undefined {
  let feed: Feed<number> | undefined;
  for (const page of pages) feed = mergeFeed(feed, page);
  return feed;
}

function buildPages(count: number): FeedPage<number>[] {
  return Array.from({ length: count }, (_, index) => ({
    page: index + 1,
    skip: index * pageSize,
    total: count * pageSize,
    data: Array.from({ length: pageSize }, (_, position) => index * pageSize + position),
  }));
}

function inOrder<T>(pages: readonly T[]): readonly T[] {
  return pages;
}

function reverse<T>(pages: readonly T[]): readonly T[] {
  return pages.toReversed();
}

/** The same order in every run, by a multiplicative hash of the index. */
function shuffled<T>(pages: readonly T[]): readonly T[] {
  const rank = (index: number) => Math.imul(index + 1, 0x9e3779b1) >>> 0;
  return pages
    .map((page, index) => ({ page, rank: rank(index) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ page }) => page);
}

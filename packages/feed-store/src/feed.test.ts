import {
  type Feed,
  type FeedPage,
  feedItems,
  hasMore,
  mergeFeed,
  mergePage,
  nextPage,
} from '@wordhoard/feed-store';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { deepFreeze } from '../test/deep-freeze.ts';
import { buildPage, feedPage, splitIntoPages } from '../test/feed-page.ts';

function buildFeed<T>(...pages: readonly FeedPage<T>[]): Feed<T> | undefined {
  return pages.reduce<Feed<T> | undefined>(mergeFeed, undefined);
}

const anyPages = fc.array(fc.integer({ min: 1, max: 12 }).chain(buildPage), { maxLength: 30 });
const wholeFeed = fc
  .record({ total: fc.integer({ min: 1, max: 300 }), pageSize: fc.integer({ min: 1, max: 20 }) })
  .map(({ total, pageSize }) => splitIntoPages(total, pageSize));
const wholeFeedInAnyOrder = wholeFeed.chain((pages) =>
  fc.shuffledSubarray(pages, { minLength: pages.length }),
);

const first = feedPage({ page: 1, skip: 0, total: 5, data: ['a', 'b'] });
const second = feedPage({ page: 2, skip: 2, total: 5, data: ['c', 'd'] });
const third = feedPage({ page: 3, skip: 4, total: 5, data: ['e'] });

describe('mergeFeed', () => {
  it('[F8] [F9] concatenates pages', () => {
    expect(feedItems(buildFeed(first, second, third))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('[F9] orders items by page number', () => {
    expect(feedItems(buildFeed(third, first, second))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('[F8] merges a page with one of the same number', () => {
    const rest = feedPage({ page: 1, skip: 1, total: 5, data: ['B', 'C'] });
    expect(feedItems(buildFeed(first, rest))).toEqual(['a', 'B', 'C']);
  });

  it('[F10] does not depend on the order of arrival', () => {
    fc.assert(
      fc.property(wholeFeedInAnyOrder, (shuffled) => {
        const inOrder = shuffled.toSorted((a, b) => a.page - b.page);
        expect(buildFeed(...shuffled)).toEqual(buildFeed(...inOrder));
      }),
    );
  });

  it('[F11] changes nothing if the same page is merged twice', () => {
    fc.assert(
      fc.property(anyPages, buildPage(3), (pages, page) => {
        const once = buildFeed(...pages, page);
        expect(buildFeed(...pages, page, page)).toEqual(once);
      }),
    );
  });

  it('[F8] [F9] [F12] [F13] agrees with a naive implementation', () => {
    fc.assert(
      fc.property(anyPages, (pages) => {
        const rising = pages.map((page) => ({
          ...page,
          skip: page.page * 20 + page.skip,
          total: page.total * 8,
        }));
        const expected = rising.reduce<FeedPage<number>[]>(mergeNaively, []);
        const total = rising.at(-1)?.total;
        const feed = buildFeed(...rising);
        expect(feedItems(feed)).toEqual(expected.flatMap(({ data }) => data));
        expect(feed?.total).toBe(total);
        expect(nextPage(feed)).toBe(nextPageNaively(expected, total));
      }),
      { numRuns: 500 },
    );
  });

  it('[F13] drops pages that begin beyond a lower total', () => {
    const shrunk = feedPage({ page: 1, skip: 0, total: 3, data: ['a', 'c'] });
    const feed = buildFeed(first, second, third, shrunk);
    expect(feedItems(feed)).toEqual(['a', 'c', 'c', 'd']);
    expect(hasMore(feed)).toBe(false);
  });

  it('[F13] does not restore dropped pages when the total grows again', () => {
    const shrunk = feedPage({ page: 1, skip: 0, total: 2, data: ['a', 'b'] });
    const grown = feedPage({ page: 1, skip: 0, total: 5, data: ['a', 'b'] });
    expect(feedItems(buildFeed(first, second, shrunk, grown))).toEqual(['a', 'b']);
  });

  it('[F13] keeps a page that begins beyond the total that it reports', () => {
    const beyond = feedPage({ page: 3, skip: 4, total: 2, data: [] });
    const feed = buildFeed(first, second, beyond);
    expect(feedItems(feed)).toEqual(['a', 'b']);
    expect(feed?.total).toBe(2);
  });

  it('[F14] is empty after an empty first page', () => {
    const feed = buildFeed(first, second, feedPage<string>({ page: 1, total: 0 }));
    expect(feedItems(feed)).toEqual([]);
    expect(hasMore(feed)).toBe(false);
  });

  it('[F15] mutates neither the pages nor the previous feed', () => {
    fc.assert(
      fc.property(anyPages, buildPage(4), (pages, page) => {
        const feed = deepFreeze(buildFeed(...deepFreeze(pages)));
        const itemsBefore = [...feedItems(feed)];
        const copy = structuredClone(feed);
        mergeFeed(feed, deepFreeze(page));
        expect(feed).toEqual(copy);
        expect(feedItems(feed)).toEqual(itemsBefore);
      }),
    );
  });

  it('[F17] shares unchanged pages', () => {
    const pages = splitIntoPages(10_000, 10);
    const feed = buildFeed(...pages);
    const next = mergeFeed(
      feed,
      feedPage({ page: 500, skip: 4990, total: 10_000, data: [1, 2, 3] }),
    );
    const before = new Set(listNodes(feed?.pages));
    const copied = listNodes(next.pages).filter((node) => !before.has(node));
    expect(copied.length).toBeLessThan(40);
  });

  it.each(['in order', 'in reverse'])(
    '[F17] keeps the tree shallow if pages arrive %s',
    (order) => {
      const pages = splitIntoPages(10_000, 1);
      const feed = buildFeed(...(order === 'in order' ? pages : pages.toReversed()));
      expect(measureDepth(feed?.pages)).toBeLessThan(50);
    },
  );
});

describe('feedItems', () => {
  it('[F16] returns the same frozen array each time', () => {
    const feed = buildFeed(first, second);
    expect(feedItems(feed)).toBe(feedItems(feed));
    expect(feedItems(feed)).toSatisfy(Object.isFrozen);
    expect(feedItems(undefined)).toBe(feedItems(undefined));
  });

  it('[F16] has the type of the data', () => {
    expectTypeOf(feedItems(buildFeed(first))).toEqualTypeOf<readonly string[]>();
  });
});

describe('nextPage and hasMore', () => {
  it('[F18] start at page 1', () => {
    expect(nextPage(undefined)).toBe(1);
    expect(hasMore(undefined)).toBe(true);
    expect(feedItems(undefined)).toEqual([]);
  });

  it('[F19] continue after the last page', () => {
    expect(nextPage(buildFeed(first))).toBe(2);
    expect(nextPage(buildFeed(first, second))).toBe(3);
  });

  it('[F19] return the lowest missing page', () => {
    expect(nextPage(buildFeed(third))).toBe(1);
    expect(nextPage(buildFeed(first, third))).toBe(2);
    expect(nextPage(buildFeed(second, third))).toBe(1);
  });

  it('[F20] end if the last page reaches the total', () => {
    expect(nextPage(buildFeed(first, second, third))).toBeUndefined();
  });

  it('[F20] end at the total even if a page was short', () => {
    const short = feedPage({ page: 1, skip: 0, total: 5, data: ['a'] });
    expect(nextPage(buildFeed(short, second, third))).toBeUndefined();
  });

  it('[F21] end after an empty page', () => {
    const empty = feedPage<string>({ page: 3, skip: 4, total: 900 });
    expect(nextPage(buildFeed(first, second, empty))).toBeUndefined();
  });

  it('[F19] [F20] [F22] lead through the whole feed from any part of it', () => {
    fc.assert(
      fc.property(
        wholeFeed.chain((pages) =>
          fc.record({ pages: fc.constant(pages), held: fc.subarray(pages) }),
        ),
        ({ pages, held }) => {
          const feed = readToTheEnd(buildFeed(...held), pages);
          expect(feedItems(feed)).toEqual(pages.flatMap(({ data }) => data));
          expect(hasMore(feed)).toBe(false);
        },
      ),
    );
  });
});

function readToTheEnd(
  start: Feed<number> | undefined,
  pages: readonly FeedPage<number>[],
): Feed<number> | undefined {
  let feed = start;
  while (hasMore(feed)) {
    const page = pages[(nextPage(feed) ?? 0) - 1];
    if (page === undefined) throw new Error('asked for a page that does not exist');
    feed = mergeFeed(feed, page);
  }
  return feed;
}

function mergeNaively(
  pages: readonly FeedPage<number>[],
  page: FeedPage<number>,
  index: number,
  arrivals: readonly FeedPage<number>[],
): FeedPage<number>[] {
  const shrinks = page.total < (arrivals[index - 1]?.total ?? 0);
  const remaining = pages.filter(({ skip }) => !shrinks || skip < page.total);
  const same = remaining.find((other) => other.page === page.page);
  const others = remaining.filter((other) => other.page !== page.page);
  const merged = same === undefined ? page : mergePage(same, page);
  return [...others, merged].toSorted((a, b) => a.page - b.page);
}

function nextPageNaively(pages: readonly FeedPage<number>[], total = 0): number | undefined {
  const numbers = new Set(pages.map(({ page }) => page));
  let gap = 1;
  while (numbers.has(gap)) gap += 1;
  const last = pages.at(-1);
  if (last === undefined || gap < last.page) return gap;
  return last.data.length > 0 && last.skip + last.data.length < total ? gap : undefined;
}

type Tree = Feed<number>['pages'];

function listNodes(tree: Tree | undefined): readonly Tree[] {
  return tree === undefined ? [] : [...listNodes(tree.before), tree, ...listNodes(tree.after)];
}

function measureDepth(tree: Tree | undefined): number {
  return tree === undefined ? 0 : 1 + Math.max(measureDepth(tree.before), measureDepth(tree.after));
}

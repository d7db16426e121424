import type { FeedPage } from './feed-page.ts';
import {
  lastPage,
  listPages,
  lowestGap,
  type PageTree,
  withoutFrom,
  withPage,
} from './page-tree.ts';

/**
 * The loaded part of a feed. It is immutable plain data: keep it in any store and pass it to the functions
 * of this package. The structure of `pages` is internal.
 *
 * @example
 * const feed: Feed<string> = mergeFeed(undefined, { page: 1, skip: 0, total: 1, data: ['apple'] });
 */
export interface Feed<T> {
  /** The number of items of the whole feed, as reported by the page merged last. */
  readonly total: number;
  readonly pages: PageTree<T>;
}

/**
 * Merges a page into a feed, in any order of arrival. A page whose number the feed already has is merged
 * by `mergePage`. If the total has shrunk, pages that begin at or beyond it are dropped.
 *
 * It takes time linear in the length of the page and logarithmic in the number of pages.
 *
 * @param feed - the feed, or `undefined` at the start
 * @param page - the new page
 * @returns a new feed; neither argument is mutated
 *
 * @example
 * const first = mergeFeed(undefined, { page: 1, skip: 0, total: 3, data: ['a', 'b'] });
 * const feed = mergeFeed(first, { page: 2, skip: 2, total: 3, data: ['c'] });
 * feedItems(feed); // ['a', 'b', 'c']
 */
export function mergeFeed<T>(feed: Feed<T> | undefined, page: FeedPage<T>): Feed<T> {
  return { total: page.total, pages: withPage(remainingPages(feed, page.total), page) };
}

/**
 * Returns all items of a feed, in page order.
 *
 * @param feed - a feed, or `undefined` before the first page
 * @returns a frozen array, the same one each time for the same feed
 *
 * @example
 * feedItems(undefined); // []
 */
export function feedItems<T>(feed: Feed<T> | undefined): readonly T[] {
  if (feed === undefined) return none;
  const known = itemsOf.get(feed) as readonly T[] | undefined;
  if (known !== undefined) return known;
  const items = Object.freeze(listPages(feed.pages).flatMap((page) => page.data));
  itemsOf.set(feed, items);
  return items;
}

/**
 * Tells whether there is a page to request: a missing one, or one after the last.
 *
 * @param feed - a feed, or `undefined` before the first page
 * @returns `true` before the first page
 *
 * @example
 * hasMore(mergeFeed(undefined, { page: 1, skip: 0, total: 3, data: ['a', 'b'] })); // true
 */
export function hasMore<T>(feed: Feed<T> | undefined): boolean {
  return nextPage(feed) !== undefined;
}

/**
 * Returns the number of the page to request next: the lowest missing one. There is a page after the last
 * one if that is not empty and ends below the total.
 *
 * @param feed - a feed, or `undefined` before the first page
 * @returns a page number from 1, or `undefined` if the feed is complete
 *
 * @example
 * nextPage(undefined); // 1
 * nextPage(mergeFeed(undefined, { page: 1, skip: 0, total: 3, data: ['a', 'b'] })); // 2
 */
export function nextPage<T>(feed: Feed<T> | undefined): number | undefined {
  if (feed === undefined) return 1;
  const gap = lowestGap(feed.pages, 1);
  const last = lastPage(feed.pages);
  return gap < last.page || continues(last, feed.total) ? gap : undefined;
}

const none: readonly never[] = Object.freeze([]);
const itemsOf = new WeakMap<object, readonly unknown[]>();

function remainingPages<T>(feed: Feed<T> | undefined, total: number): PageTree<T> | undefined {
  if (feed === undefined || total >= feed.total) return feed?.pages;
  return withoutFrom(feed.pages, total);
}

function continues<T>({ data, skip }: FeedPage<T>, total: number): boolean {
  return data.length > 0 && skip + data.length < total;
}

import type { FeedPage } from './feed-page.ts';
import { lastPage, lowestGap, type PageTree, pagesOf, withoutFrom, withPage } from './page-tree.ts';

/**
 * What has come of a feed so far. It is plain data that is never changed: keep it in any store,
 * pass it to the functions of this package, and treat what it holds as theirs.
 *
 * @example
 * const feed: Feed<string> = mergeFeed(undefined, { page: 1, skip: 0, total: 1, data: ['apple'] });
 */
export interface Feed<T> {
  /** How many items the whole feed has, as the page merged last told. */
  readonly total: number;
  readonly pages: PageTree<T>;
}

/**
 * Merges a page into a feed, in any order of arrival. A page of a number that the feed already
 * holds is merged by {@link mergePage}. Pages that begin at or beyond a total that has shrunk
 * are let go.
 *
 * It takes time in proportion to the page and to the logarithm of the number of pages.
 *
 * @param feed - the feed so far, `undefined` at the start
 * @param page - the page that has just come
 * @returns a new feed; neither argument is changed
 *
 * @example
 * const first = mergeFeed(undefined, { page: 1, skip: 0, total: 3, data: ['a', 'b'] });
 * const feed = mergeFeed(first, { page: 2, skip: 2, total: 3, data: ['c'] });
 * feedItems(feed); // ['a', 'b', 'c']
 */
export function mergeFeed<T>(feed: Feed<T> | undefined, page: FeedPage<T>): Feed<T> {
  return { total: page.total, pages: withPage(standingPages(feed, page.total), page) };
}

/**
 * All items of a feed, in page order whatever order the pages came in.
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
  const items = Object.freeze(pagesOf(feed.pages).flatMap((page) => page.data));
  itemsOf.set(feed, items);
  return items;
}

/**
 * Tells whether there is a page to ask for: one that is missing between others, or one after the
 * last.
 *
 * @param feed - a feed, or `undefined` before the first page, when there always is
 *
 * @example
 * hasMore(mergeFeed(undefined, { page: 1, skip: 0, total: 3, data: ['a', 'b'] })); // true
 */
export function hasMore<T>(feed: Feed<T> | undefined): boolean {
  return nextPage(feed) !== undefined;
}

/**
 * The number of the page to ask for next: the lowest that is missing, for items are read from the
 * top. After the last page there is another as long as the last was not empty and ends short of
 * the total.
 *
 * @param feed - a feed, or `undefined` before the first page
 * @returns a page number from 1, or `undefined` when the feed is complete
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

function standingPages<T>(feed: Feed<T> | undefined, total: number): PageTree<T> | undefined {
  if (feed === undefined || total >= feed.total) return feed?.pages;
  return withoutFrom(feed.pages, total);
}

function continues<T>({ data, skip }: FeedPage<T>, total: number): boolean {
  return data.length > 0 && skip + data.length < total;
}

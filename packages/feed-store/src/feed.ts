import { type FeedPage, mergePage } from './feed-page.ts';

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

/**
 * An immutable binary search tree of pages by their numbers. Adding a page copies the nodes on the path
 * to it and shares all others with the previous tree.
 *
 * The tree is a treap (Seidel and Aragon, "Randomized search trees", Algorithmica 16, 1996): a
 * node's priority is no lower than its children's. Priorities are hashes of the page numbers, so the
 * expected depth is logarithmic whatever the order of arrival, and the same pages always make the same
 * tree.
 */
interface PageTree<T> {
  readonly page: FeedPage<T>;
  /** The number of pages in the tree. */
  readonly size: number;
  readonly before: PageTree<T> | undefined;
  readonly after: PageTree<T> | undefined;
}

function withPage<T>(tree: PageTree<T> | undefined, page: FeedPage<T>): PageTree<T> {
  if (tree === undefined) return node(page, undefined, undefined);
  if (page.page === tree.page.page) {
    return node(mergePage(tree.page, page), tree.before, tree.after);
  }
  return page.page < tree.page.page
    ? withBefore(tree, withPage(tree.before, page))
    : withAfter(tree, withPage(tree.after, page));
}

/** Removes the pages that begin at or beyond a position. */
function withoutFrom<T>(tree: PageTree<T> | undefined, position: number): PageTree<T> | undefined {
  if (tree === undefined) return undefined;
  return tree.page.skip >= position
    ? withoutFrom(tree.before, position)
    : node(tree.page, tree.before, withoutFrom(tree.after, position));
}

function lastPage<T>(tree: PageTree<T>): FeedPage<T> {
  return tree.after === undefined ? tree.page : lastPage(tree.after);
}

/** The lowest page number, from `lowest` on, that is not in the tree. */
function lowestGap<T>(tree: PageTree<T> | undefined, lowest: number): number {
  if (tree === undefined) return lowest;
  const { page } = tree.page;
  const isFilledBefore = (tree.before?.size ?? 0) >= page - lowest;
  return isFilledBefore ? lowestGap(tree.after, page + 1) : lowestGap(tree.before, lowest);
}

function listPages<T>(tree: PageTree<T> | undefined): readonly FeedPage<T>[] {
  if (tree === undefined) return [];
  return [...listPages(tree.before), tree.page, ...listPages(tree.after)];
}

function withBefore<T>(tree: PageTree<T>, before: PageTree<T>): PageTree<T> {
  if (priority(before) <= priority(tree)) return node(tree.page, before, tree.after);
  return node(before.page, before.before, node(tree.page, before.after, tree.after));
}

function withAfter<T>(tree: PageTree<T>, after: PageTree<T>): PageTree<T> {
  if (priority(after) <= priority(tree)) return node(tree.page, tree.before, after);
  return node(after.page, node(tree.page, tree.before, after.before), after.after);
}

function node<T>(
  page: FeedPage<T>,
  before: PageTree<T> | undefined,
  after: PageTree<T> | undefined,
): PageTree<T> {
  return { page, size: (before?.size ?? 0) + 1 + (after?.size ?? 0), before, after };
}

/** The finaliser of MurmurHash3 (Austin Appleby, public domain), a bijection on 32-bit integers. */
function priority<T>({ page: { page } }: PageTree<T>): number {
  let hash = page ^ (page >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

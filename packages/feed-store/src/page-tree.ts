import { type FeedPage, mergePage } from './feed-page.ts';

/**
 * An immutable binary search tree of pages by their numbers. Adding a page copies the nodes on the path
 * to it and shares all others with the previous tree.
 *
 * The tree is a treap (Seidel and Aragon, "Randomized search trees", Algorithmica 16, 1996): a
 * node's priority is no lower than its children's. Priorities are hashes of the page numbers, so the
 * expected depth is logarithmic whatever the order of arrival, and the same pages always make the same
 * tree.
 */
export interface PageTree<T> {
  readonly page: FeedPage<T>;
  /** The number of pages in the tree. */
  readonly size: number;
  readonly before: PageTree<T> | undefined;
  readonly after: PageTree<T> | undefined;
}

export function withPage<T>(tree: PageTree<T> | undefined, page: FeedPage<T>): PageTree<T> {
  if (tree === undefined) return node(page, undefined, undefined);
  if (page.page === tree.page.page) {
    return node(mergePage(tree.page, page), tree.before, tree.after);
  }
  return page.page < tree.page.page
    ? withBefore(tree, withPage(tree.before, page))
    : withAfter(tree, withPage(tree.after, page));
}

/** Removes the pages that begin at or beyond a position. */
export function withoutFrom<T>(
  tree: PageTree<T> | undefined,
  position: number,
): PageTree<T> | undefined {
  if (tree === undefined) return undefined;
  return tree.page.skip >= position
    ? withoutFrom(tree.before, position)
    : node(tree.page, tree.before, withoutFrom(tree.after, position));
}

export function lastPage<T>(tree: PageTree<T>): FeedPage<T> {
  return tree.after === undefined ? tree.page : lastPage(tree.after);
}

/** The lowest page number, from `lowest` on, that is not in the tree. */
export function lowestGap<T>(tree: PageTree<T> | undefined, lowest: number): number {
  if (tree === undefined) return lowest;
  const { page } = tree.page;
  const isFilledBefore = (tree.before?.size ?? 0) >= page - lowest;
  return isFilledBefore ? lowestGap(tree.after, page + 1) : lowestGap(tree.before, lowest);
}

export function listPages<T>(tree: PageTree<T> | undefined): readonly FeedPage<T>[] {
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

/**
 * One page of a feed, as a server sends it.
 *
 * @example
 * const page: FeedPage<string> = { page: 2, skip: 24, total: 25, data: ['zebra'] };
 */
export interface FeedPage<T> {
  /** The number of the page, a whole number from 1. */
  readonly page: number;
  /** The number of items of the feed before this page. */
  readonly skip: number;
  /** The number of items of the whole feed. */
  readonly total: number;
  /** The items of this page, in order. */
  readonly data: readonly T[];
}

/**
 * Returns the number of items before a page.
 *
 * @param page - the number of the page, from 1; a lower number counts as 1
 * @param pageSize - the number of items of a page
 * @returns `(page - 1) * pageSize`, and 0 for the first page
 *
 * @example
 * skipFor(1, 24); // 0
 * skipFor(3, 24); // 48
 */
export function skipFor(page: number, pageSize: number): number {
  return page <= 1 ? 0 : (page - 1) * pageSize;
}

/**
 * Merges two pages of the same number. The newer data is appended to the older if it starts at a
 * higher position and is not the whole feed; otherwise the newer page replaces the older. Appended data
 * replaces the older data from its start on, so merging the same page again changes nothing.
 *
 * @param older - the current page
 * @param newer - the new page, with the same number
 * @returns the merged page, with the total of the newer; neither argument is mutated
 *
 * @example
 * const older = { page: 1, skip: 0, total: 9, data: ['a', 'b', 'c'] };
 * const newer = { page: 1, skip: 2, total: 9, data: ['C', 'D'] };
 * mergePage(older, newer); // { page: 1, skip: 0, total: 9, data: ['a', 'b', 'C', 'D'] }
 */
export function mergePage<T>(older: FeedPage<T>, newer: FeedPage<T>): FeedPage<T> {
  if (newer.skip <= older.skip || isWholeFeed(newer)) return newer;
  const kept = older.data.slice(0, newer.skip - older.skip);
  // If there is a gap, the older data moves up to the newer.
  return { ...newer, skip: newer.skip - kept.length, data: [...kept, ...newer.data] };
}

function isWholeFeed<T>({ data, total }: FeedPage<T>): boolean {
  return data.length >= total;
}

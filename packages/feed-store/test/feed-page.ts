import type { FeedPage } from '@wordhoard/feed-store';
import fc from 'fast-check';

export function feedPage<T>(page: Partial<FeedPage<T>>): FeedPage<T> {
  return { page: 1, skip: 0, total: 0, data: [], ...page };
}

/** A page with any skip, total and data, including inconsistent ones. */
export function buildPage(page: number): fc.Arbitrary<FeedPage<number>> {
  return fc.record({
    page: fc.constant(page),
    skip: fc.nat({ max: 20 }),
    total: fc.nat({ max: 40 }),
    data: fc.array(fc.nat(), { maxLength: 12 }),
  });
}

/** The pages in which a server returns a feed of `total` items. */
export function splitIntoPages(total: number, pageSize: number): FeedPage<number>[] {
  return Array.from({ length: Math.ceil(total / pageSize) }, (_, index) => {
    const skip = index * pageSize;
    const length = Math.min(pageSize, total - skip);
    return {
      page: index + 1,
      skip,
      total,
      data: Array.from({ length }, (_, position) => skip + position),
    };
  });
}

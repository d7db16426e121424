import { type FeedPage, mergePage, skipFor } from '@wordhoard/feed-store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepFreeze } from '../test/deep-freeze.ts';
import { buildPage, feedPage } from '../test/feed-page.ts';

describe('skipFor', () => {
  it('[F1] is 0 for page 1 and for any lower number', () => {
    expect([1, 0, -3].map((page) => skipFor(page, 24))).toEqual([0, 0, 0]);
  });

  it('[F1] is the number of items on all previous pages', () => {
    expect(skipFor(2, 24)).toBe(24);
    expect(skipFor(5, 10)).toBe(40);
  });
});

describe('mergePage', () => {
  it('[F2] appends the newer data if it starts at a higher position', () => {
    const older = feedPage({ skip: 0, total: 4, data: ['a', 'b'] });
    const newer = feedPage({ skip: 2, total: 4, data: ['c', 'd'] });
    expect(mergePage(older, newer)).toEqual(
      feedPage({ skip: 0, total: 4, data: ['a', 'b', 'c', 'd'] }),
    );
  });

  it('[F2] returns the newer page if it starts at the same position or before', () => {
    const older = feedPage({ skip: 2, total: 9, data: ['a', 'b'] });
    for (const skip of [2, 1, 0]) {
      const newer = feedPage({ skip, total: 9, data: ['c'] });
      expect(mergePage(older, newer)).toEqual(newer);
    }
  });

  it.each([2, 1])('[F2] [F3] returns the newer page if it is the whole feed of %i', (total) => {
    const older = feedPage({ skip: 0, total: 9, data: ['a', 'b'] });
    const newer = feedPage({ skip: 1, total, data: ['c', 'd'] });
    expect(mergePage(older, newer)).toEqual(newer);
  });

  it('[F4] keeps the older data up to the start of the newer', () => {
    const older = feedPage({ skip: 0, total: 15, data: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] });
    const newer = feedPage({ skip: 5, total: 15, data: [50, 60, 70, 80, 90, 100] });
    expect(mergePage(older, newer).data).toEqual([0, 1, 2, 3, 4, 50, 60, 70, 80, 90, 100]);
  });

  it('[F4] drops an older tail beyond the newer data', () => {
    const older = feedPage({ skip: 0, total: 9, data: ['a', 'b', 'c', 'd'] });
    const newer = feedPage({ skip: 1, total: 9, data: ['B'] });
    expect(mergePage(older, newer).data).toEqual(['a', 'B']);
  });

  it('[F5] keeps the older skip and takes the newer total', () => {
    const older = feedPage({ page: 3, skip: 20, total: 40, data: ['a', 'b'] });
    const newer = feedPage({ page: 3, skip: 22, total: 41, data: ['c'] });
    expect(mergePage(older, newer)).toMatchObject({ page: 3, skip: 20, total: 41 });
  });

  it('[F6] closes a gap between the pages', () => {
    const older = feedPage({ skip: 0, total: 20, data: ['a', 'b'] });
    const newer = feedPage({ skip: 10, total: 20, data: ['c'] });
    expect(mergePage(older, newer)).toEqual(
      feedPage({ skip: 8, total: 20, data: ['a', 'b', 'c'] }),
    );
  });

  it('[F7] truncates the older page at the start of an empty one', () => {
    const older = feedPage({ skip: 0, total: 9, data: ['a', 'b', 'c'] });
    const newer = feedPage({ skip: 1, total: 1, data: [] });
    expect(mergePage(older, newer)).toEqual(feedPage({ skip: 0, total: 1, data: ['a'] }));
  });

  it('[F4] [F6] [F11] is idempotent', () => {
    fc.assert(
      fc.property(buildPage(1), buildPage(1), (older, newer) => {
        const merged = mergePage(older, newer);
        expect(mergePage(merged, newer)).toEqual(merged);
      }),
    );
  });

  it('[F4] [F6] ends with the newer data at its position', () => {
    fc.assert(
      fc.property(buildPage(1), buildPage(1), (older, newer) => {
        const merged = mergePage(older, newer);
        expect(merged.data.slice(newer.skip - merged.skip)).toEqual(newer.data);
      }),
    );
  });

  it('[F15] does not mutate its arguments', () => {
    fc.assert(
      fc.property(buildPage(1), buildPage(1), (older, newer) => {
        const copies: FeedPage<number>[] = structuredClone([older, newer]);
        mergePage(deepFreeze(older), deepFreeze(newer));
        expect([older, newer]).toEqual(copies);
      }),
    );
  });
});

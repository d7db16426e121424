import { type FeedPage, mergePage, skipFor } from '@wordhoard/feed-store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepFreeze } from '../test/deep-freeze.ts';
import { feedPage, pageOfNumber } from '../test/feed-page.ts';

describe('the skip of a page', () => {
  it('[F1] is 0 for the first page and for any number below', () => {
    expect([1, 0, -3].map((page) => skipFor(page, 24))).toEqual([0, 0, 0]);
  });

  it('[F1] is the size of all pages before', () => {
    expect(skipFor(2, 24)).toBe(24);
    expect(skipFor(5, 10)).toBe(40);
  });
});

describe('two pages of one number', () => {
  it('[F2] are joined if the newer starts further on', () => {
    const older = feedPage({ skip: 0, total: 4, data: ['a', 'b'] });
    const newer = feedPage({ skip: 2, total: 4, data: ['c', 'd'] });
    expect(mergePage(older, newer)).toEqual(
      feedPage({ skip: 0, total: 4, data: ['a', 'b', 'c', 'd'] }),
    );
  });

  it('[F2] become the newer if it starts at the same place or before', () => {
    const older = feedPage({ skip: 2, total: 9, data: ['a', 'b'] });
    for (const skip of [2, 1, 0]) {
      const newer = feedPage({ skip, total: 9, data: ['c'] });
      expect(mergePage(older, newer)).toEqual(newer);
    }
  });

  it.each([2, 1])('[F2] [F3] become the newer if it is the whole feed of %i', (total) => {
    const older = feedPage({ skip: 0, total: 9, data: ['a', 'b'] });
    const newer = feedPage({ skip: 1, total, data: ['c', 'd'] });
    expect(mergePage(older, newer)).toEqual(newer);
  });

  it('[F4] keep the older data only up to where the newer starts', () => {
    const older = feedPage({ skip: 0, total: 15, data: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] });
    const newer = feedPage({ skip: 5, total: 15, data: [50, 60, 70, 80, 90, 100] });
    expect(mergePage(older, newer).data).toEqual([0, 1, 2, 3, 4, 50, 60, 70, 80, 90, 100]);
  });

  it('[F4] drop an older tail that the newer data does not reach', () => {
    const older = feedPage({ skip: 0, total: 9, data: ['a', 'b', 'c', 'd'] });
    const newer = feedPage({ skip: 1, total: 9, data: ['B'] });
    expect(mergePage(older, newer).data).toEqual(['a', 'B']);
  });

  it('[F5] keep the older skip and take the newer total', () => {
    const older = feedPage({ page: 3, skip: 20, total: 40, data: ['a', 'b'] });
    const newer = feedPage({ page: 3, skip: 22, total: 41, data: ['c'] });
    expect(mergePage(older, newer)).toMatchObject({ page: 3, skip: 20, total: 41 });
  });

  it('[F6] close up where there is a hole between them', () => {
    const older = feedPage({ skip: 0, total: 20, data: ['a', 'b'] });
    const newer = feedPage({ skip: 10, total: 20, data: ['c'] });
    expect(mergePage(older, newer)).toEqual(
      feedPage({ skip: 8, total: 20, data: ['a', 'b', 'c'] }),
    );
  });

  it('[F7] are cut off where an empty page starts', () => {
    const older = feedPage({ skip: 0, total: 9, data: ['a', 'b', 'c'] });
    const newer = feedPage({ skip: 1, total: 1, data: [] });
    expect(mergePage(older, newer)).toEqual(feedPage({ skip: 0, total: 1, data: ['a'] }));
  });

  it('[F4] [F6] [F11] are the same when the newer comes again', () => {
    fc.assert(
      fc.property(pageOfNumber(1), pageOfNumber(1), (older, newer) => {
        const merged = mergePage(older, newer);
        expect(mergePage(merged, newer)).toEqual(merged);
      }),
    );
  });

  it('[F4] [F6] end with the newer data, at the position it has', () => {
    fc.assert(
      fc.property(pageOfNumber(1), pageOfNumber(1), (older, newer) => {
        const merged = mergePage(older, newer);
        expect(merged.data.slice(newer.skip - merged.skip)).toEqual(newer.data);
      }),
    );
  });

  it('[F15] are never changed', () => {
    fc.assert(
      fc.property(pageOfNumber(1), pageOfNumber(1), (older, newer) => {
        const copies: FeedPage<number>[] = structuredClone([older, newer]);
        mergePage(deepFreeze(older), deepFreeze(newer));
        expect([older, newer]).toEqual(copies);
      }),
    );
  });
});

import type { Review } from '@wordhoard/review-scheduler';
import { expect, it } from 'vitest';
import { listBrowserWords } from './use-lesson-request.ts';

const moment = { at: '2026-03-01T12:00:00.000Z', day: '2026-03-01' };
const marked = (mark: 'saved' | 'known' | 'unknown'): Review => ({ ...moment, mark });
const answered: Review = { ...moment, rating: 3 };

it('tells words to begin with from words to leave out', () => {
  const record = {
    first: { langCode: 'de', reviews: [marked('saved')] },
    answered: { langCode: 'de', reviews: [marked('saved'), answered] },
    known: { langCode: 'de', reviews: [marked('known')] },
    undone: { langCode: 'de', reviews: [answered, marked('unknown')], card: null },
    other: { langCode: 'fr', reviews: [answered] },
    second: { langCode: '', reviews: [marked('saved')] },
  };
  expect(listBrowserWords(record, 'de')).toEqual({
    savedIds: ['first', 'second'],
    learnedIds: ['answered', 'known'],
  });
});

it('keeps the latest of more words than a request may have', () => {
  const record = Object.fromEntries(
    Array.from({ length: 1200 }, (_, index) => [
      `word ${index}`,
      { langCode: 'de', reviews: [answered] },
    ]),
  );
  const { learnedIds } = listBrowserWords(record, 'de');
  expect(learnedIds.length).toBeLessThanOrEqual(1000);
  expect(learnedIds.at(-1)).toBe('word 1199');
});

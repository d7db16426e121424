import { expect, it } from 'vitest';
import type { StoredReview } from '../review/review-history.ts';
import { listBrowserWords } from './use-lesson-request.ts';

const moment = { id: 'event', at: '2026-03-01T12:00:00.000Z', day: '2026-03-01' };
const marked = (mark: 'saved' | 'known' | 'unknown'): StoredReview => ({ ...moment, mark });
const answered: StoredReview = { ...moment, rating: 3 };

const history = (langCode: string, ...reviews: StoredReview[]) => ({
  langCode,
  reviews,
  undone: [],
});

it('tells words to begin with from words to leave out', () => {
  const record = {
    first: history('de', marked('saved')),
    answered: history('de', marked('saved'), answered),
    known: history('de', marked('known')),
    forgotten: { ...history('de', answered, marked('unknown')), card: null },
    other: history('fr', answered),
    second: history('', marked('saved')),
  };
  expect(listBrowserWords(record, 'de')).toEqual({
    savedIds: ['first', 'second'],
    learnedIds: ['answered', 'known'],
  });
});

it('keeps the latest of more words than a request may have', () => {
  const record = Object.fromEntries(
    Array.from({ length: 1200 }, (_, index) => [`word ${index}`, history('de', answered)]),
  );
  const { learnedIds } = listBrowserWords(record, 'de');
  expect(learnedIds.length).toBeLessThanOrEqual(1000);
  expect(learnedIds.at(-1)).toBe('word 1199');
});

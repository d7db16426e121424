import { replay } from '@wordhoard/review-scheduler';
import { expect, it } from 'vitest';
import { listOwnWordIds } from './own-words.ts';
import type { StoredReview } from './review-history.ts';

const answeredOn = (...days: string[]) => {
  const reviews = days.map(
    (day): StoredReview => ({ id: day, at: `${day}T12:00:00.000Z`, day, rating: 3 }),
  );
  return { langCode: 'de', reviews, undone: [], card: replay(reviews) ?? null };
};

it('lists due words by the day on which they were due', () => {
  const record = {
    late: answeredOn('2026-02-20'),
    latest: answeredOn('2026-02-01'),
    lately: answeredOn('2026-03-01'),
    later: answeredOn('2026-02-01', '2026-03-01', '2026-03-04'),
  };
  const own = { langCode: 'de', today: '2026-03-05' };
  expect(listOwnWordIds(record, { knowing: 'due', ...own })).toEqual(['latest', 'late', 'lately']);
  expect(listOwnWordIds(record, { knowing: 'saved', ...own }).at(-1)).toBe('late');
});

import type { Review } from '@wordhoard/review-scheduler';
import { expect, it } from 'vitest';
import { receivedReview, withMark, withoutAnswer, withoutMarks, withReviews } from './reviews.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const day = '2026-03-01';
const at = (hour: number) => `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const answer = (hour: number): Review => ({ at: at(hour), day, rating: 3 });
const mark = (hour: number): Review => ({ at: at(hour), day, mark: 'known' });

it('keeps a review that has the time of an added one', () => {
  const kept = answer(8);
  expect(withReviews([kept], [mark(8), answer(9)])).toContain(kept);
  expect(withReviews([kept], [mark(8), answer(9)])).toHaveLength(2);
});

it('removes an answer, but not a mark at the same time', () => {
  expect(withoutAnswer([answer(8), answer(9)], at(8))).toEqual([answer(9)]);
  expect(withoutAnswer([mark(8)], at(8))).toEqual([mark(8)]);
});

it('marks a word after all its reviews, even if a clock was ahead', () => {
  const ahead = answer(20);
  expect(withMark([answer(8), ahead], { mark: 'saved', day }, now).at(-1)).toEqual({
    at: '2026-03-01T20:00:00.001Z',
    day,
    mark: 'saved',
  });
  expect(withMark([answer(8)], { mark: 'saved', day }, now).at(-1)?.at).toBe(now.toISOString());
});

it.each([
  ['the latest mark', [answer(8), mark(9)], [9], [answer(8)]],
  ['the latest marks', [answer(8), mark(9), mark(10)], [9, 10], [answer(8)]],
  ['no mark before a later review', [mark(8), answer(9)], [8], [mark(8), answer(9)]],
  ['no mark before a mark that stays', [mark(8), mark(9)], [8], [mark(8), mark(9)]],
  ['no answer', [answer(8)], [8], [answer(8)]],
])('undoes %s', (_, reviews, hours, left) => {
  expect(withoutMarks(reviews, new Set(hours.map(at)))).toEqual(left);
});

it('dates a review now if the clock of the device is ahead', () => {
  const sent = { reviewedAt: '2027-01-01T00:00:00Z', day: '2027-01-01', rating: 3 } as const;
  expect(receivedReview(sent, now)).toEqual({
    at: now.toISOString(),
    day: '2026-03-02',
    rating: 3,
  });
});

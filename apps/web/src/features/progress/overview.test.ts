import { replay } from '@wordhoard/review-scheduler';
import { expect, it } from 'vitest';
import type { StoredReview } from '../review/review-history.ts';
import { buildOverview } from './overview.ts';

const answer = (day: string, rating: 1 | 2 | 3 | 4, hour = 12): StoredReview => ({
  id: `${day} ${hour}`,
  at: `${day}T${hour}:00:00.000Z`,
  day,
  rating,
});

const history = (...reviews: StoredReview[]) => ({
  langCode: 'de',
  reviews,
  undone: [],
  card: replay(reviews) ?? null,
});

/** A Wednesday. */
const today = '2026-03-18';

it('counts words by their strength', () => {
  const marked: StoredReview = {
    id: 'mark',
    at: `${today}T12:00:00.000Z`,
    day: today,
    mark: 'known',
  };
  const { strengths, forecast } = buildOverview({
    histories: [history(marked), history(answer(today, 3))],
    today,
  });
  expect(strengths).toEqual([0, 1, 0, 0, 1]);
  expect(forecast.reduce((sum, count) => sum + count, 0)).toBe(1);
});

it('shows by week how many words were recalled on a later day', () => {
  const { retention } = buildOverview({
    histories: [
      history(
        answer('2026-03-08', 3),
        answer('2026-03-09', 2),
        answer('2026-03-16', 1),
        answer('2026-03-16', 3, 13),
      ),
      history(answer('2026-03-15', 1), answer('2026-03-17', 4)),
    ],
    today,
  });
  expect(retention).toHaveLength(12);
  expect(retention.slice(-3)).toEqual([
    { start: '2026-03-02', reviews: 0, recalled: 0 },
    { start: '2026-03-09', reviews: 1, recalled: 1 },
    { start: '2026-03-16', reviews: 2, recalled: 1 },
  ]);
});

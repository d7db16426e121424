import { expect, it } from 'vitest';
import { isNeutral, toReview } from './answered-review.ts';

const typed = {
  id: 'answer',
  answeredAt: '2026-03-01T08:00:00.000Z',
  day: '2026-03-01',
  code: 'spelling',
  answer: 'auf Wiedersehen',
  isHinted: false,
  isOverridden: false,
  isEasy: false,
} as const;

it('leaves the schedule as it is for another word that fits, which is neither right nor wrong', () => {
  const answer = { ...typed, verdict: 'alternative', isHinted: true } as const;
  expect(isNeutral(answer)).toBe(true);
  expect(toReview(answer, 'meaning')).toEqual({
    id: 'answer',
    at: typed.answeredAt,
    day: typed.day,
    practice: 2,
  });
});

it.each([
  [{ code: 'multiple-choice', verdict: 'exact' }, { practice: 2 }],
  [{ code: 'multiple-choice', verdict: 'wrong' }, { rating: 1 }],
  [{ code: 'spelling', verdict: 'exact' }, { rating: 3 }],
] as const)('counts %j against the clock as %j', (changes, counted) => {
  expect(toReview({ ...typed, ...changes, isTimed: true }, 'meaning')).toMatchObject(counted);
});

it.each([
  [{ verdict: 'alternative' }, 3],
  [{ verdict: 'exact', isHinted: true }, 2],
  [{ verdict: 'wrong', isHinted: true }, 1],
  [{ verdict: 'exact' }, 3],
  [{ verdict: 'exact', code: 'letter-match' }, 2],
  [{ verdict: 'exact', code: 'letter-match', answer: 'Wiedersehen' }, 3],
  [{ verdict: 'exact', code: 'letter-match', answer: 'guten Tag' }, 3],
  [{ verdict: 'exact', code: 'multiple-choice', answer: 'Tag' }, 2],
] as const)('counts %j', (changes, rating) => {
  expect(toReview({ ...typed, ...changes }, 'meaning')).toMatchObject({ rating });
});

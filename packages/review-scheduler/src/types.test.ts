import {
  addReview,
  createCard,
  type Day,
  getStrength,
  type Mark,
  nextIntervals,
  type Rating,
  type Review,
  type ReviewCard,
  rateAnswer,
} from '@wordhoard/review-scheduler';
import { describe, expectTypeOf, it } from 'vitest';

const card = createCard('2026-03-01');
const day: Day = '2026-03-01';
const moment = { id: 'a', at: '2026-03-01T12:00:00Z', day };

/** The compiler proves these: a changed type fails the type check. */
describe('types', () => {
  it('[R4] make a card read-only', () => {
    // @ts-expect-error: a card is never mutated.
    expectTypeOf(() => (card.due = day)).toBeFunction();
    expectTypeOf(card).toEqualTypeOf<ReviewCard>();
  });

  it('[R9] [R35] know four ratings', () => {
    expectTypeOf<Rating>().toEqualTypeOf<1 | 2 | 3 | 4>();
    expectTypeOf(rateAnswer('exact')).toEqualTypeOf<Rating>();
    expectTypeOf(nextIntervals(card, day)).toEqualTypeOf<Record<Rating, number>>();
    // @ts-expect-error: there is no rating of 0.
    expectTypeOf<Review>({ ...moment, rating: 0 });
  });

  it('[R24] make an entry of the history an answer or a mark', () => {
    expectTypeOf<Mark>().toEqualTypeOf<'saved' | 'known' | 'unknown' | 'proven'>();
    expectTypeOf(addReview(card, { ...moment, rating: 3 })).toEqualTypeOf<ReviewCard | undefined>();
    // @ts-expect-error: an entry is one or the other.
    expectTypeOf<Review>(moment);
  });

  it('[R33] know five strengths', () => {
    expectTypeOf(getStrength(card)).toEqualTypeOf<0 | 1 | 2 | 3 | 4>();
  });
});

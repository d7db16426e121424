import {
  createCard,
  isKnown,
  mark,
  nextIntervals,
  type Rating,
  type ReviewCard,
  review,
} from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers, anyDay, anyRating, dayAfter } from '../test/any-history.ts';
import { addDays } from './day.ts';

const newCard = createCard('2026-03-01');

/** A card after good answers, each on the day it was due. */
function learn(answers: number, card: ReviewCard = newCard): ReviewCard {
  return Array.from({ length: answers }).reduce<ReviewCard>(
    (learned) => review(learned, 3, learned.due),
    card,
  );
}

describe('a new card', () => {
  it('[R3] has no memory yet', () => {
    expect(newCard).toEqual({
      due: '2026-03-01',
      stability: null,
      difficulty: null,
      since: '2026-03-01',
      reviewedOn: null,
      lastRating: null,
      reviews: 0,
      lapses: 0,
    });
  });
});

describe('a review', () => {
  it.each([
    { first: '2028-02-27', due: '2028-02-29' },
    { first: '2027-02-27', due: '2027-03-01' },
    { first: '2026-12-31', due: '2027-01-02' },
    // Clocks go forward in New York on the 8th and in Berlin on the 29th.
    { first: '2026-03-07', due: '2026-03-09' },
    { first: '2026-03-28', due: '2026-03-30' },
  ])('[R1] on $first makes a word due two days later, on $due', ({ first, due }) => {
    expect(review(createCard(first), 3, first).due).toBe(due);
  });

  it.each(['', '2026-02-30', '2026-3-1', '2026-03-01T12:00:00Z', '1 March 2026', '+002026-03-01'])(
    '[R2] refuses %j for a day',
    (day) => {
      expect(() => review(newCard, 3, day)).toThrow(RangeError);
      expect(() => review({ ...newCard, since: day }, 3, '2026-03-02')).toThrow(RangeError);
    },
  );

  it('[R2] makes no word due after 9999-12-31', () => {
    expect(review(newCard, 4, '9999-12-30').due).toBe('9999-12-31');
  });

  it('[R4] leaves the card before as it was, and continues from stored JSON as from the card itself', () => {
    const card = Object.freeze(learn(2));
    const stored: ReviewCard = JSON.parse(JSON.stringify(card));
    expect(review(stored, 1, '2027-01-01')).toEqual(review(card, 1, '2027-01-01'));
  });

  it('[R5] counts once on a day', () => {
    const wrong = review(newCard, 1, '2026-03-01');
    expect(review(wrong, 4, '2026-03-01')).toBe(wrong);
    expect(review(wrong, 4, '2026-03-02').reviews).toBe(2);
  });

  it('[R66] that misses a word after its first answer of the day brings it back on the next one', () => {
    const card = learn(3);
    const right = review(card, 3, card.due);
    const missed = review(right, 1, card.due);
    expect(missed).toEqual({ ...right, due: addDays(right.since, 1), lastRating: 1 });
    expect(review(missed, 3, card.due)).toBe(missed);
  });

  it('[R5] does not count on an earlier day than the last, as after a flight to the west', () => {
    const card = review(newCard, 3, '2026-03-02');
    expect(review(card, 1, '2026-03-01')).toBe(card);
  });

  it('[R5] counts on an earlier day than that of a new card or a mark, as on the same day', () => {
    const first = review(createCard('2026-03-02'), 3, '2026-03-01');
    expect(first).toEqual(review(createCard('2026-03-01'), 3, '2026-03-01'));

    const known = mark(newCard, 'known', '2026-03-02') ?? newCard;
    const sameDay = mark(newCard, 'known', '2026-03-01') ?? newCard;
    expect(review(known, 1, '2026-03-01')).toEqual(review(sameDay, 1, '2026-03-01'));
  });

  it('[R7] makes a word due on a later day, after a wrong answer on the next one', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        let card = createCard(dayAfter(0));
        for (const { day, rating } of answers) {
          card = review(card, rating, day);
          expect(card.since).toBe(day);
          expect(card.due > card.since).toBe(true);
          if (rating === 1) expect(card.due).toBe(addDays(day, 1));
        }
      }),
    );
  });

  it('[R8] stores the day and the rating, and counts reviews', () => {
    expect(review(learn(1), 2, '2026-03-04')).toMatchObject({
      since: '2026-03-04',
      reviewedOn: '2026-03-04',
      lastRating: 2,
      reviews: 2,
      lapses: 0,
    });
  });

  it('[R8] counts a wrong answer as a lapse, unless it is the first', () => {
    const missedAtFirst = review(newCard, 1, '2026-03-01');
    expect(missedAtFirst.lapses).toBe(0);
    expect(review(missedAtFirst, 1, '2026-03-02').lapses).toBe(1);
  });

  it('[R8] counts a wrong answer to a word that was marked as known as a lapse', () => {
    const known = mark(undefined, 'known', '2026-03-01') ?? newCard;
    expect(review(known, 1, '2026-03-01')).toMatchObject({ reviews: 1, lapses: 1 });
  });

  it('[R9] refuses other ratings', () => {
    for (const rating of [0, 5, 2.5, Number.NaN]) {
      expect(() => review(newCard, rating as Rating, '2026-03-01')).toThrow(RangeError);
    }
  });

  it('[R30] makes a word known after three good answers on time, and a wrong one ends that', () => {
    expect([1, 2, 3].map((answers) => isKnown(learn(answers)))).toEqual([false, false, true]);
    const known = learn(3);
    expect(isKnown(review(known, 1, known.due))).toBe(false);
  });
});

describe('the next intervals', () => {
  it('[R10] of a new word are those of the four ratings', () => {
    expect(nextIntervals(newCard, '2026-03-01')).toEqual({ 1: 1, 2: 1, 3: 2, 4: 8 });
  });

  it('[R10] lead to the due day after each rating, with the id of the answer or without', () => {
    const anyId = fc.option(fc.uuid(), { nil: undefined });
    fc.assert(
      fc.property(anyAnswers, anyRating, anyDay, anyId, (answers, rating, today, id) => {
        const card = answers.reduce(
          (learned, answer) => review(learned, answer.rating, answer.day),
          createCard(dayAfter(0)),
        );
        const { due } = review(card, rating, today, id);
        const days = nextIntervals(card, today, id)[rating];
        expect(Date.parse(today) + days * 86_400_000).toBe(Date.parse(due));
      }),
    );
  });

  it('[R10] are those of the card once an answer has counted today, unless the word is missed', () => {
    const card = review(newCard, 3, '2026-03-01');
    expect(nextIntervals(card, '2026-03-01')).toEqual({ 1: 1, 2: 2, 3: 2, 4: 2 });
  });
});

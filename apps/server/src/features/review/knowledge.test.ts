import { getStatus, type Review, replay } from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumActivity } from './activity.ts';
import { computeKnowledge } from './knowledge.ts';

const noon = Date.parse('2026-03-01T12:00:00.000Z');

const entry = fc.oneof(
  fc.record({ rating: fc.constantFrom(1, 2, 3, 4) }),
  fc.record({ practice: fc.constantFrom(1, 2, 3, 4) }),
  fc.record({ mark: fc.constantFrom('saved', 'known', 'unknown', 'proven') }),
);
/** Entries at different times, in order. A learner who travels may be on an earlier day later on. */
const history: fc.Arbitrary<Review[]> = fc
  .uniqueArray(
    fc.record({ hour: fc.nat(2_000), daysOff: fc.integer({ min: -1, max: 1 }), entry }),
    {
      selector: ({ hour }) => hour,
      maxLength: 30,
    },
  )
  .map((entries) =>
    entries
      .toSorted((one, other) => one.hour - other.hour)
      .map(({ hour, daysOff, entry }) => {
        const time = noon + hour * 3_600_000;
        const day = new Date(time + daysOff * 86_400_000).toISOString().slice(0, 10);
        const at = new Date(time).toISOString();
        return { id: at, at, day, ...entry } as Review;
      }),
  );

describe('what follows from a history', () => {
  it('is the card of the scheduler, with its status', () => {
    fc.assert(
      fc.property(history, (reviews) => {
        const { card, status } = computeKnowledge(reviews);
        expect(card).toEqual(replay(reviews.toReversed()));
        expect(status).toBe(getStatus(card));
      }),
    );
  });

  it('has the time at which the word reached its status', () => {
    fc.assert(
      fc.property(history, (reviews) => {
        const { changedAt, status } = computeKnowledge(reviews);
        const index = reviews.findIndex(({ at }) => at === changedAt);
        const statusAfter = (count: number) => computeKnowledge(reviews.slice(0, count)).status;
        if (status === 'unknown') expect(changedAt).toBeUndefined();
        else expect(statusAfter(index)).not.toBe(status);
        for (let count = index + 1; count <= reviews.length; count += 1) {
          if (index >= 0) expect(statusAfter(count)).toBe(status);
        }
      }),
    );
  });

  it('counts each answer, and each answered word once a day', () => {
    fc.assert(
      fc.property(history, (reviews) => {
        const answers = reviews.flatMap((review) => {
          if ('mark' in review) return [];
          return {
            day: review.day,
            rating: 'practice' in review ? review.practice : review.rating,
          };
        });
        const { answered, right, reviewed, proved } = sumActivity(
          computeKnowledge(reviews).activity,
        );
        expect({ answered, right, reviewed, proved }).toEqual({
          answered: answers.length,
          right: answers.filter(({ rating }) => rating > 1).length,
          reviewed: new Set(answers.map(({ day }) => day)).size,
          proved: reviews.filter((review) => 'mark' in review && review.mark === 'proven').length,
        });
      }),
    );
  });
});

describe('the activity of a day', () => {
  const day = '2026-03-01';
  const moment = (hour: number) => {
    const at = new Date(noon + hour * 3_600_000).toISOString();
    return { id: at, at, day };
  };
  const countActivity = (...reviews: Review[]) => {
    const { saved, known } = sumActivity(computeKnowledge(reviews).activity);
    return { saved, known };
  };

  it('counts a word as saved by its first answer', () => {
    expect(countActivity({ ...moment(0), rating: 1 }, { ...moment(1), rating: 3 })).toEqual({
      saved: 1,
      known: 0,
    });
  });

  it('counts a known word as saved again by a mark, but not by a wrong answer', () => {
    const known = { ...moment(0), mark: 'known' } as const;
    expect(countActivity(known, { ...moment(1), mark: 'saved' })).toEqual({ saved: 1, known: 1 });
    expect(countActivity(known, { ...moment(1), rating: 1 })).toEqual({ saved: 0, known: 1 });
  });
});

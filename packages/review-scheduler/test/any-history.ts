import type { Day, Mark, Rating, Review } from '@wordhoard/review-scheduler';
import fc from 'fast-check';

const millisecondsPerDay = 86_400_000;

/** The learner's day a number of days after the last days of 2027, so that leap days come soon. */
export function dayAfter(count: number): Day {
  const start = Date.UTC(2027, 11, 20);
  return new Date(start + count * millisecondsPerDay).toISOString().slice(0, 10);
}

export const anyDay: fc.Arbitrary<Day> = fc.nat(800).map(dayAfter);

export const anyRating: fc.Arbitrary<Rating> = fc.constantFrom(1, 2, 3, 4);

const anyMark: fc.Arbitrary<Mark> = fc.constantFrom('saved', 'known', 'unknown', 'proven');

/** When an entry was made, by a learner whose calendar may be ahead of or behind UTC. */
const anyMoment = fc
  .record({
    date: fc.nat(200),
    hour: fc.constantFrom(0, 6, 12, 18, 23),
    ahead: fc.constantFrom(-11, 0, 0, 2, 14),
    id: fc.uuid(),
  })
  .map(({ date, hour, ahead, id }) => ({
    id,
    at: `${dayAfter(date)}T${String(hour).padStart(2, '0')}:00:00Z`,
    day: dayAfter(date + Math.floor((hour + ahead) / 24)),
  }));

export const anyAnswer: fc.Arbitrary<Review> = fc
  .tuple(anyMoment, anyRating)
  .map(([moment, rating]) => ({ ...moment, rating }));

const anyMarking: fc.Arbitrary<Review> = fc
  .tuple(anyMoment, anyMark)
  .map(([moment, mark]) => ({ ...moment, mark }));

const anyPractice: fc.Arbitrary<Review> = fc
  .tuple(anyMoment, anyRating)
  .map(([moment, practice]) => ({ ...moment, practice }));

const anyReview = fc.oneof(
  { weight: 4, arbitrary: anyAnswer },
  { weight: 1, arbitrary: anyMarking },
  { weight: 1, arbitrary: anyPractice },
);

/** Histories of a word, in no order, with entries of the same time and of the same day. */
export const anyHistory: fc.Arbitrary<Review[]> = fc.array(anyReview, { maxLength: 25 });

/** Rated answers with the days between them, each later than the one before. */
export const anyAnswers: fc.Arbitrary<{ day: Day; rating: Rating }[]> = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 400 }), rating: anyRating }), {
    minLength: 1,
    maxLength: 20,
  })
  .map((answers) => {
    let count = 0;
    return answers.map(({ gap, rating }) => {
      count += gap;
      return { day: dayAfter(count), rating };
    });
  });

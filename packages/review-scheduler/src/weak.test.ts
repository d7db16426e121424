import {
  createCard,
  isWeak,
  mark,
  type Rating,
  type Review,
  replay,
} from '@wordhoard/review-scheduler';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../test/any-history.ts';

const newCard = createCard(dayAfter(0));

const answerOn = (day: number, rating: Rating, hour = 12): Review => ({
  id: `${day} ${hour}`,
  at: `${dayAfter(day)}T${hour}:00:00Z`,
  day: dayAfter(day),
  rating,
});

/** Whether a word with one answer a day is weak. */
function isWeakAfter(...ratings: Rating[]): boolean {
  const history = ratings.map((rating, day) => answerOn(day, rating));
  return isWeak(replay(history) ?? newCard, history);
}

describe('a word is weak', () => {
  it.each<{ ratings: Rating[]; expected: boolean }>([
    { ratings: [1], expected: false },
    { ratings: [3, 3, 1], expected: false },
    { ratings: [1, 1], expected: true },
    { ratings: [1, 3, 2, 3, 1], expected: true },
    { ratings: [1, 3, 3, 3, 3, 1], expected: false },
    { ratings: [1, 1, 3, 3, 3, 3], expected: false },
  ])('[R32] or not, after the ratings $ratings', ({ ratings, expected }) => {
    expect(isWeakAfter(...ratings)).toBe(expected);
  });

  it('[R32] by the first answer of each day', () => {
    const history = [
      answerOn(0, 1, 10),
      answerOn(0, 1, 11),
      answerOn(1, 3, 10),
      answerOn(1, 1, 11),
    ];
    expect(isWeak(replay(history) ?? newCard, history)).toBe(false);
  });

  it('[R32] never while it is new or known', () => {
    const history = [answerOn(0, 1), answerOn(1, 1)];
    const card = replay(history) ?? newCard;
    expect(isWeak(card, history)).toBe(true);
    expect(isWeak(mark(card, 'known', dayAfter(2)) ?? newCard, history)).toBe(false);
    expect(isWeak(newCard, history)).toBe(false);
  });
});

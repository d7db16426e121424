import { expect, it } from 'vitest';
import { scoreOf } from './score.ts';

const answers = (pattern: string) =>
  [...pattern].map((sign, place) => ({
    correct: sign === '+',
    order: place + 1,
    milliseconds: 1_250,
  }));

it.each([
  ['', 0, 0, 0],
  ['+++', 3, 3, 4],
  ['++-+', 3, 2, 5],
  ['-+-++-', 3, 2, 8],
])('of %s: %i right, %i in a row, %i seconds', (pattern, correct, bestStreak, seconds) => {
  const given = answers(pattern);
  const score = { correct, answered: given.length, total: 10, seconds, bestStreak };
  expect(scoreOf(given, 10)).toEqual(score);
  expect(scoreOf(given.toReversed(), 10)).toEqual(score);
});

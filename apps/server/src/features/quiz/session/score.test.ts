import { expect, it } from 'vitest';
import { computeScore } from './present.ts';

/** `+` is correct, `½` correct with a hint, `-` wrong. */
const answers = (pattern: string) =>
  [...pattern].map((sign, index) => ({
    wordId: `word ${index}`,
    correct: sign !== '-',
    isHinted: sign === '½',
    order: index + 1,
    milliseconds: 1_250,
  }));

it.each([
  ['', 0, 0, 0, 0],
  ['+++', 3, 3, 3, 4],
  ['++-+', 3, 3, 2, 5],
  ['½+½', 3, 2, 3, 4],
  ['-+-½+-', 3, 2.5, 2, 8],
])('%s: %i correct, %d points, best streak %i, %i seconds', (pattern, ...expected) => {
  const [correct, points, bestStreak, seconds] = expected;
  const given = answers(pattern);
  const score = { correct, answered: given.length, total: 10, points, seconds, bestStreak };
  expect(computeScore(given, 10)).toEqual(score);
  expect(computeScore(given.toReversed(), 10)).toEqual(score);
});

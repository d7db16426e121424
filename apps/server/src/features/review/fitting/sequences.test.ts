import { describe, expect, it } from 'vitest';
import { answered, marked } from '../../../../test/learn-word.ts';
import { splitIntoSequences } from './sequences.ts';

const [first, second, third] = ['2026-03-01', '2026-03-03', '2026-03-14'] as const;

/** The ratings and days of each sequence. */
const splitShortly = (history: Parameters<typeof splitIntoSequences>[0]) =>
  splitIntoSequences(history).map((sequence) => sequence.map(({ rating, days }) => [rating, days]));

describe('the answers that parameters are fitted to', () => {
  it('have the days since the answer before', () => {
    const history = [answered(first, 3), answered(second, 1), answered(third, 4)];
    expect(splitShortly(history)).toEqual([
      [
        [3, 0],
        [1, 2],
        [4, 11],
      ],
    ]);
  });

  it('are the first of a day', () => {
    const again = { id: 'again', at: `${first}T13:00:00.000Z`, day: first, rating: 1 } as const;
    expect(splitIntoSequences([answered(first, 3), again, answered(second, 3)])).toEqual([
      [
        { at: `${first}T12:00:00.000Z`, rating: 3, days: 0 },
        { at: `${second}T12:00:00.000Z`, rating: 3, days: 2 },
      ],
    ]);
  });

  it('begin a sequence after the word was unknown', () => {
    const history = [answered(first, 3), marked(first, 'unknown'), answered(second, 3)];
    expect(splitShortly(history)).toEqual([[[3, 0]], [[3, 0]]]);
  });

  it('continue if a word is saved that is being learned', () => {
    const history = [answered(first, 3), marked(first, 'saved'), answered(second, 3)];
    expect(splitShortly(history)).toEqual([
      [
        [3, 0],
        [3, 2],
      ],
    ]);
  });

  it.each(['known', 'proven'] as const)('end with a mark as %s', (mark) => {
    const history = [answered(first, 3), marked(first, mark), answered(second, 3)];
    expect(splitShortly(history)).toEqual([[[3, 0]]]);
    const savedAgain = [...history, marked(second, 'saved'), answered(third, 2)];
    expect(splitShortly(savedAgain)).toEqual([[[3, 0]], [[2, 0]]]);
  });
});

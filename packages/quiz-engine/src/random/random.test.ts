import { sample, shuffle } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRandom, scriptedRandom } from '../../test/factory.ts';

/** Random numbers that produce each outcome of a draw from 3 and then from 2 exactly once. */
const everyDrawOfThree = [0, 1, 2].flatMap((first) =>
  [0, 1].map((second) => [(first + 0.5) / 3, (second + 0.5) / 2]),
);

describe('shuffle', () => {
  it('[Q20] returns every order of three items equally often', () => {
    const orders = everyDrawOfThree.map((numbers) =>
      shuffle(['a', 'b', 'c'], scriptedRandom(numbers)).join(''),
    );
    expect(orders.toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });

  it('[Q20] keeps every item and does not change the list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), anyRandom, (items, random) => {
        const before = [...items];
        expect(shuffle(items, random).toSorted()).toEqual(items.toSorted());
        expect(items).toEqual(before);
      }),
    );
  });

  it('[Q27] keeps every item if random returns numbers out of range', () => {
    for (const number of [1, 7, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(shuffle(['a', 'b', 'c'], () => number).toSorted()).toEqual(['a', 'b', 'c']);
    }
  });
});

describe('sample', () => {
  it('[Q21] returns every ordered choice of two out of three equally often', () => {
    const choices = everyDrawOfThree.map((numbers) =>
      sample(['a', 'b', 'c'], 2, scriptedRandom(numbers)).join(''),
    );
    expect(choices.toSorted()).toEqual(['ab', 'ac', 'ba', 'bc', 'ca', 'cb']);
  });

  it('[Q21] takes the requested number of items, or all of them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(20), anyRandom, (items, count, random) => {
        const taken = sample(items, count, random);
        expect(taken).toHaveLength(Math.min(count, items.length));
        expect(new Set(taken).size).toBe(taken.length);
        expect(items).toEqual(expect.arrayContaining(taken));
      }),
    );
  });

  it.each([0, -1, Number.NaN])('[Q21] takes nothing for a count of %d', (count) => {
    expect(sample(['a', 'b'], count, () => 0)).toEqual([]);
  });
});

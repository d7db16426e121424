import { pickPairs, shuffle } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRandom, scriptedRandom } from '../test/factory.ts';

/** Numbers that lead a draw from 3, then from 2, to every outcome exactly once. */
const everyDrawOfThree = [0, 1, 2].flatMap((first) =>
  [0, 1].map((second) => [(first + 0.5) / 3, (second + 0.5) / 2]),
);

describe('shuffling', () => {
  it('[Q20] gives every order of three things equally often', () => {
    const orders = everyDrawOfThree.map((numbers) =>
      shuffle(['a', 'b', 'c'], scriptedRandom(numbers)).join(''),
    );
    expect(orders.toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });

  it('[Q20] keeps every item, and the list as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), anyRandom, (items, random) => {
        const before = [...items];
        expect(shuffle(items, random).toSorted()).toEqual(items.toSorted());
        expect(items).toEqual(before);
      }),
    );
  });

  it('[Q27] stays whole with a source that breaks its promise', () => {
    for (const number of [1, 7, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(shuffle(['a', 'b', 'c'], () => number).toSorted()).toEqual(['a', 'b', 'c']);
    }
  });
});

describe('picking pairs', () => {
  it('[Q21] gives every ordered choice of two out of three equally often', () => {
    const choices = everyDrawOfThree.map((numbers) =>
      pickPairs(['a', 'b', 'c'], 2, scriptedRandom(numbers)).join(''),
    );
    expect(choices.toSorted()).toEqual(['ab', 'ac', 'ba', 'bc', 'ca', 'cb']);
  });

  it('[Q21] picks as many as wanted, or all there are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(20), anyRandom, (items, count, random) => {
        const picked = pickPairs(items, count, random);
        expect(picked).toHaveLength(Math.min(count, items.length));
        expect(new Set(picked).size).toBe(picked.length);
        expect(items).toEqual(expect.arrayContaining(picked));
      }),
    );
  });

  it.each([0, -1, Number.NaN])('[Q21] picks nothing for a count of %d', (count) => {
    expect(pickPairs(['a', 'b'], count, () => 0)).toEqual([]);
  });
});

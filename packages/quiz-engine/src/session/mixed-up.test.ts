import { findPartners, placeTogether } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const wordIds = ['a', 'b', 'c', 'd', 'e', 'f'];
const anyWordId = fc.constantFrom(...wordIds);
const anyPairs = fc.array(fc.tuple(anyWordId, anyWordId), { maxLength: 4 });
const anyOrder = fc.shuffledSubarray(wordIds);

const place = (items: readonly string[], pairs: readonly [string, string][]) =>
  placeTogether(items, (id) => id, pairs);

describe('words that are mixed up', () => {
  it('[Q107] follow one another, and all others keep their order', () => {
    expect(place(['a', 'b', 'c', 'd', 'e'], [['d', 'a']])).toEqual(['a', 'd', 'b', 'c', 'e']);
    expect(place(['b', 'c'], [['a', 'b']])).toEqual(['b', 'c']);
  });

  it('[Q107] follow one another in a chain', () => {
    const chain: [string, string][] = [
      ['a', 'c'],
      ['c', 'e'],
    ];
    expect(place(['e', 'd', 'c', 'b', 'a'], chain)).toEqual(['e', 'c', 'a', 'd', 'b']);
  });

  it('[Q107] are only moved: none is lost or added, and the first stays', () => {
    fc.assert(
      fc.property(anyOrder, anyPairs, (items, pairs) => {
        const placed = place(items, pairs);
        expect(placed.toSorted()).toEqual(items.toSorted());
        expect(placed[0]).toBe(items[0]);
      }),
    );
  });

  it('[Q107] are partners of one another', () => {
    fc.assert(
      fc.property(anyPairs, anyWordId, anyWordId, (pairs, one, other) => {
        expect(findPartners([one], pairs).has(other)).toBe(findPartners([other], pairs).has(one));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderWords } from './choose-lesson.ts';
import type { TeachableWord } from './store.ts';

const listIds = ['b', 'a', 'c'];

const anyWords: fc.Arbitrary<TeachableWord[]> = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    listId: fc.constantFrom(...listIds),
    position: fc.integer({ min: 1, max: 9 }),
  }),
  { selector: ({ listId, position }) => `${listId} ${position}` },
);

describe('ordering words', () => {
  it('does not depend on the order in which they were found', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        expect(orderWords(words.toReversed(), listIds)).toEqual(orderWords(words, listIds));
      }),
    );
  });

  it('keeps every word, the order of themes and the order within each theme', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        const places = orderWords(words, listIds).map(
          ({ listId, position }) => listIds.indexOf(listId) * 10 + position,
        );
        expect(places).toHaveLength(words.length);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      }),
    );
  });
});

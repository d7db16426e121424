import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeWords } from './choose-lesson.ts';
import type { TeachableWord } from './store.ts';

const listIds = ['b', 'a', 'c'];

const anyWords: fc.Arbitrary<TeachableWord[]> = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    listId: fc.constantFrom(...listIds),
    position: fc.integer({ min: 1, max: 9 }),
    level: fc.option(fc.integer({ min: 1, max: 6 })),
    hasImage: fc.boolean(),
  }),
  { selector: ({ listId, position }) => `${listId} ${position}` },
);

describe('grading words', () => {
  it('does not depend on the order in which they were found', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        expect(gradeWords(words.toReversed(), listIds)).toEqual(gradeWords(words, listIds));
      }),
    );
  });

  it('keeps every word and the order of themes, and puts easier words first in each theme', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        const graded = gradeWords(words, listIds);
        expect(graded.map(({ id }) => id).toSorted()).toEqual(words.map(({ id }) => id).toSorted());
        for (const [index, word] of graded.slice(1).entries()) {
          const before = graded[index] ?? word;
          const [listBefore, listNow] = [before, word].map(({ listId }) => listIds.indexOf(listId));
          expect(listBefore).toBeLessThanOrEqual(listNow ?? 0);
          if (listBefore !== listNow) continue;
          expect(before.level ?? 7).toBeLessThanOrEqual(word.level ?? 7);
        }
      }),
    );
  });
});

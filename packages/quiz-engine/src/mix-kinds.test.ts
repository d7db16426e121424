import { mixKinds, type QuizKind } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRandom } from '../test/factory.ts';

const all: QuizKind[] = ['spelling', 'letter-match', 'match-up', 'multiple-choice', 'cards'];
const anyItems = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 12 });
const anyKinds = fc.subarray(all, { minLength: 1 });

describe('mixing kinds', () => {
  it('[Q75] meets each item in an easier kind first and in a harder one later', () => {
    fc.assert(
      fc.property(anyItems, anyRandom, (items, random) => {
        const [first = [], second = []] = mixKinds(items, () => all, random);
        expect(first.map(({ item }) => item).toSorted()).toEqual(items.toSorted());
        expect(second.map(({ item }) => item).toSorted()).toEqual(items.toSorted());
        for (const { kind } of first) {
          expect(['cards', 'multiple-choice', 'match-up']).toContain(kind);
        }
        for (const { kind } of second) expect(['letter-match', 'spelling']).toContain(kind);
      }),
    );
  });

  it('[Q75] asks nothing in a kind that does not suit it, and nothing twice that one kind suits', () => {
    fc.assert(
      fc.property(anyItems, anyKinds, anyRandom, (items, kinds, random) => {
        const [first = [], second = []] = mixKinds(items, () => kinds, random);
        for (const { kind } of [...first, ...second]) expect(kinds).toContain(kind);
        if (kinds.length === 1) expect(second).toEqual([]);
      }),
    );
  });

  it('[Q76] has no pair of a match-up alone, and all of them first', () => {
    fc.assert(
      fc.property(anyItems, anyRandom, (items, random) => {
        for (const lap of mixKinds(items, () => ['cards', 'match-up', 'spelling'], random)) {
          const matched = lap.filter(({ kind }) => kind === 'match-up');
          expect(matched).not.toHaveLength(1);
          expect(lap.slice(0, matched.length)).toEqual(matched);
        }
      }),
    );
  });

  it('[Q76] leaves out what nothing else suits', () => {
    const kindsOf = (item: string): QuizKind[] => (item === 'cat' ? ['match-up'] : ['cards']);
    const [first] = mixKinds(['cat', 'dog'], kindsOf, () => 0);
    expect(first).toEqual([{ item: 'dog', kind: 'cards' }]);
  });
});

import { planMixedRounds, type QuizKind } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRandom } from '../../test/factory.ts';

const all: QuizKind[] = ['spelling', 'letter-match', 'match-up', 'multiple-choice', 'cards'];
const anyItems = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 12 });
const anyKinds = fc.subarray(all, { minLength: 1 });

describe('planMixedRounds', () => {
  it('[Q75] asks each item in an easier kind first and in a harder kind later', () => {
    fc.assert(
      fc.property(anyItems, anyRandom, (items, random) => {
        const [first = [], second = []] = planMixedRounds(items, () => all, random);
        expect(first.map(({ item }) => item).toSorted()).toEqual(items.toSorted());
        expect(second.map(({ item }) => item).toSorted()).toEqual(items.toSorted());
        for (const { kind } of first) {
          expect(['cards', 'multiple-choice', 'match-up']).toContain(kind);
        }
        for (const { kind } of second) expect(['letter-match', 'spelling']).toContain(kind);
      }),
    );
  });

  it('[Q75] asks items in suitable kinds only, and once if only one kind is suitable', () => {
    fc.assert(
      fc.property(anyItems, anyKinds, anyRandom, (items, kinds, random) => {
        const [first = [], second = []] = planMixedRounds(items, () => kinds, random);
        for (const { kind } of [...first, ...second]) expect(kinds).toContain(kind);
        if (kinds.length === 1) expect(second).toEqual([]);
      }),
    );
  });

  it('[Q76] puts match-up items first and never a single one', () => {
    fc.assert(
      fc.property(anyItems, anyRandom, (items, random) => {
        for (const round of planMixedRounds(
          items,
          () => ['cards', 'match-up', 'spelling'],
          random,
        )) {
          const matchUps = round.filter(({ kind }) => kind === 'match-up');
          expect(matchUps).not.toHaveLength(1);
          expect(round.slice(0, matchUps.length)).toEqual(matchUps);
        }
      }),
    );
  });

  it('[Q76] leaves out a single match-up item that has no other kind', () => {
    const listKinds = (item: string): QuizKind[] => (item === 'cat' ? ['match-up'] : ['cards']);
    const [first] = planMixedRounds(['cat', 'dog'], listKinds, () => 0);
    expect(first).toEqual([{ item: 'dog', kind: 'cards' }]);
  });
});

import { buildLetterMatch, hintLetter, judgeLetterMatch } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRandom, anyText, buildItem } from '../test/factory.ts';

/** The letters e, e, l, m, with indices as they stand here, for a word of four places. */
const melee = {
  ...buildLetterMatch(buildItem({ text: 'mele' }), () => 0),
  letters: ['e', 'e', 'l', 'm'],
};

describe('a hint', () => {
  it('[Q39] fills the first place that is not right', () => {
    expect(hintLetter(melee, [null, null, null, null])).toEqual({
      placed: [3, null, null, null],
      place: 0,
    });
    expect(hintLetter(melee, [3, null, null, 0])?.place).toBe(1);
    expect(hintLetter(melee, [3, 1, 0, null])?.place).toBe(2);
  });

  it('[Q39] takes a free letter, and puts away what stood in its place', () => {
    expect(hintLetter(melee, [3, 2, null, 0])?.placed).toEqual([3, 1, null, 0]);
  });

  it('[Q39] takes one that is misplaced where none is free, and swaps the two', () => {
    expect(hintLetter(melee, [3, 2, 1, 0])).toEqual({ placed: [3, 1, 2, 0], place: 1 });
  });

  it('[Q39] builds the word, however it was begun', () => {
    fc.assert(
      fc.property(anyText, anyRandom, fc.infiniteStream(fc.nat()), (text, random, numbers) => {
        const question = buildLetterMatch(buildItem({ text, accepted: [] }), random);
        const { letters } = question;
        const begun = [...letters.keys()].map((letter) =>
          (numbers.next().value ?? 0) % 2 === 0 ? letter : null,
        );
        let placed: readonly (number | null)[] = begun;
        for (const _ of letters) placed = hintLetter(question, placed)?.placed ?? placed;
        expect(hintLetter(question, placed)).toBeUndefined();
        expect(placed.toSorted()).toEqual([...letters.keys()].toSorted());
        expect(
          judgeLetterMatch(
            question,
            placed.map((at) => letters[at ?? -1] ?? ''),
          ),
        ).toBe(true);
      }),
    );
  });
});

import {
  buildLetterMatch,
  hintLetter,
  judgeLetterMatch,
  shuffleLetters,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRandom, anyText, buildItem, scriptedRandom } from '../../test/factory.ts';

const folded = (letters: readonly string[]) =>
  letters.map((letter) => letter.toLowerCase().replaceAll('ς', 'σ'));

const unshuffled = (text: string) =>
  buildLetterMatch(buildItem({ text }), () => 0)
    .slots.filter(({ kind }) => kind === 'letter')
    .map((slot) => slot.text);

describe('shuffleLetters', () => {
  it('[Q33] treats a letter with marks, a joined emoji and a flag as one letter each', () => {
    const letters = shuffleLetters('e\u0301שָׁ👩‍👩‍👧🇩🇪🇫🇷', () => 0);
    expect(letters.toSorted()).toEqual(['é', 'שָׁ', '👩‍👩‍👧', '🇩🇪', '🇫🇷'].toSorted());
  });

  it('[Q33] removes spaces and hyphens of every kind', () => {
    expect(shuffleLetters('a b\u00a0c-d\u2011e\u05bef\u2013g', () => 0).toSorted()).toEqual([
      ...'abcdefg',
    ]);
  });

  it.each([
    ['(to) look', 'klooot'],
    ['¿Qué?', 'Qué'],
    ['l’an', 'aln'],
    ['צה״ל', 'הלצ'],
  ])('[Q33] removes the punctuation of %s', (text, letters) => {
    expect(shuffleLetters(text, () => 0).toSorted()).toEqual([...letters].toSorted());
  });

  it('[Q33] keeps all letters', () => {
    fc.assert(
      fc.property(anyText, anyRandom, (text, random) => {
        expect(shuffleLetters(text, random).toSorted()).toEqual(unshuffled(text).toSorted());
      }),
    );
  });

  it('[Q34] never returns the right order, unless all letters are equal', () => {
    fc.assert(
      fc.property(anyText, anyRandom, (text, random) => {
        const letters = unshuffled(text);
        fc.pre(new Set(folded(letters)).size > 1);
        expect(folded(shuffleLetters(text, random))).not.toEqual(folded(letters));
      }),
    );
  });

  it.each([0, 0.5, 0.999, 1, -1, Number.NaN])(
    '[Q34] terminates if random always returns %d',
    (number) => {
      expect(shuffleLetters('ab', () => number)).toEqual(['b', 'a']);
      expect(shuffleLetters('aab', () => number)).not.toEqual(['a', 'a', 'b']);
      expect(shuffleLetters('zzz', () => number)).toEqual(['z', 'z', 'z']);
      expect(shuffleLetters('z', () => number)).toEqual(['z']);
      expect(shuffleLetters('', () => number)).toEqual([]);
      expect(shuffleLetters(' - ', () => number)).toEqual([]);
    },
  );

  it('[Q34] can return every order but the right one', () => {
    const thirds = [0.1, 0.4, 0.7];
    const halves = [0.2, 0.8];
    const orders = thirds.flatMap((first) =>
      halves.flatMap((second) =>
        thirds.flatMap((third) =>
          halves.map((fourth) =>
            shuffleLetters('abc', scriptedRandom([first, second, 0, third, fourth])).join(''),
          ),
        ),
      ),
    );
    expect([...new Set(orders)].toSorted()).toEqual(['acb', 'bac', 'bca', 'cab', 'cba']);
  });
});

describe('a letter-match question', () => {
  it('[Q35] has fixed slots for spaces and punctuation', () => {
    const { slots } = buildLetterMatch(buildItem({ text: 'ice-cream (a lot)!' }), () => 0);
    const shown = slots.map(({ kind, text }) => (kind === 'fixed' ? text : '_'));
    expect(shown.join('')).toBe('___-_____ (_ ___)!');
  });

  it('[Q35] has slots that spell the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { slots } = buildLetterMatch(buildItem({ text }), () => 0);
        expect(slots.map((slot) => slot.text).join('')).toBe(text.normalize('NFC'));
      }),
    );
  });

  it('[Q36] is right with the letters in order, and not at the start', () => {
    fc.assert(
      fc.property(anyText, anyRandom, (text, random) => {
        const question = buildLetterMatch(buildItem({ text, accepted: [] }), random);
        const letters = unshuffled(text);
        expect(judgeLetterMatch(question, letters)).toBe(true);
        expect(judgeLetterMatch(question, question.letters)).toBe(
          new Set(folded(letters)).size < 2,
        );
      }),
    );
  });

  it.each([
    ['Anna', 'annA', 'de'],
    ['Eule', 'eulE', 'de'],
    ['IĞDIR', 'ığdır', 'tr'],
  ])('[Q36] accepts swapped equal letters of %s, as in %s', (text, built, langCode) => {
    const question = buildLetterMatch(buildItem({ text, langCode, accepted: [] }), () => 0);
    expect(judgeLetterMatch(question, [...built])).toBe(true);
    expect(judgeLetterMatch(question, [...built].toReversed())).toBe(built === 'annA');
  });

  it('[Q36] accepts an anagram that is an accepted text', () => {
    const question = buildLetterMatch(
      buildItem({ text: 'listen', accepted: ['listen', 'silent'] }),
      () => 0,
    );
    expect(judgeLetterMatch(question, [...'silent'])).toBe(true);
    expect(judgeLetterMatch(question, [...'tinsel'])).toBe(false);
    expect(judgeLetterMatch(question, [])).toBe(false);
  });
});

/** A question that asks for “mele” with its letters in alphabetical order. */
const mele = {
  ...buildLetterMatch(buildItem({ text: 'mele' }), () => 0),
  letters: ['e', 'e', 'l', 'm'],
};

describe('a hint', () => {
  it('[Q39] fills the first position without the right letter', () => {
    expect(hintLetter(mele, [null, null, null, null])).toEqual({
      placed: [3, null, null, null],
      position: 0,
    });
    expect(hintLetter(mele, [3, null, null, 0])?.position).toBe(1);
    expect(hintLetter(mele, [3, 1, 0, null])?.position).toBe(2);
  });

  it('[Q39] prefers a free letter and returns the replaced one', () => {
    expect(hintLetter(mele, [3, 2, null, 0])?.placed).toEqual([3, 1, null, 0]);
  });

  it('[Q39] swaps with a misplaced letter if none is free', () => {
    expect(hintLetter(mele, [3, 2, 1, 0])).toEqual({ placed: [3, 1, 2, 0], position: 1 });
  });

  it('[Q39] completes the word from any state', () => {
    fc.assert(
      fc.property(anyText, anyRandom, fc.infiniteStream(fc.nat()), (text, random, numbers) => {
        const question = buildLetterMatch(buildItem({ text, accepted: [] }), random);
        const { letters } = question;
        const start = [...letters.keys()].map((letter) =>
          (numbers.next().value ?? 0) % 2 === 0 ? letter : null,
        );
        let placed: readonly (number | null)[] = start;
        for (const _ of letters) placed = hintLetter(question, placed)?.placed ?? placed;
        expect(hintLetter(question, placed)).toBeUndefined();
        expect(placed.toSorted()).toEqual([...letters.keys()].toSorted());
        expect(
          judgeLetterMatch(
            question,
            placed.map((letter) => letters[letter ?? -1] ?? ''),
          ),
        ).toBe(true);
      }),
    );
  });
});

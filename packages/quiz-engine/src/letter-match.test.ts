import { buildLetterMatch, judgeLetterMatch, shuffleLetters } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRandom, anyText, buildItem, scriptedRandom } from '../test/factory.ts';

const folded = (letters: readonly string[]) =>
  letters.map((letter) => letter.toLowerCase().replaceAll('ς', 'σ'));

const unshuffled = (text: string) =>
  buildLetterMatch(buildItem({ text }), () => 0)
    .slots.filter(({ kind }) => kind === 'letter')
    .map((slot) => slot.text);

describe('shuffling letters', () => {
  it('[Q33] takes a letter with its marks, a joined emoji and a flag for one each', () => {
    const letters = shuffleLetters('e\u0301שָׁ👩‍👩‍👧🇩🇪🇫🇷', () => 0);
    expect(letters.toSorted()).toEqual(['é', 'שָׁ', '👩‍👩‍👧', '🇩🇪', '🇫🇷'].toSorted());
  });

  it('[Q33] leaves out spaces and hyphens of every kind', () => {
    expect(shuffleLetters('a b\u00a0c-d\u2011e\u05bef\u2013g', () => 0).toSorted()).toEqual([
      ...'abcdefg',
    ]);
  });

  it.each([
    ['(to) look', 'klooot'],
    ['¿Qué?', 'Qué'],
    ['l’an', 'aln'],
    ['צה״ל', 'הלצ'],
  ])('[Q33] leaves out the punctuation of %s', (text, letters) => {
    expect(shuffleLetters(text, () => 0).toSorted()).toEqual([...letters].toSorted());
  });

  it('[Q33] loses no letter and adds none', () => {
    fc.assert(
      fc.property(anyText, anyRandom, (text, random) => {
        expect(shuffleLetters(text, random).toSorted()).toEqual(unshuffled(text).toSorted());
      }),
    );
  });

  it('[Q34] never starts in order, unless every order is the same', () => {
    fc.assert(
      fc.property(anyText, anyRandom, (text, random) => {
        const letters = unshuffled(text);
        fc.pre(new Set(folded(letters)).size > 1);
        expect(folded(shuffleLetters(text, random))).not.toEqual(folded(letters));
      }),
    );
  });

  it.each([0, 0.5, 0.999, 1, -1, Number.NaN])('[Q34] ends with a source stuck at %d', (number) => {
    expect(shuffleLetters('ab', () => number)).toEqual(['b', 'a']);
    expect(shuffleLetters('aab', () => number)).not.toEqual(['a', 'a', 'b']);
    expect(shuffleLetters('zzz', () => number)).toEqual(['z', 'z', 'z']);
    expect(shuffleLetters('z', () => number)).toEqual(['z']);
    expect(shuffleLetters('', () => number)).toEqual([]);
    expect(shuffleLetters(' - ', () => number)).toEqual([]);
  });

  it('[Q34] can give every order but the right one', () => {
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
  it('[Q35] keeps spaces and punctuation standing', () => {
    const { slots } = buildLetterMatch(buildItem({ text: 'ice-cream (a lot)!' }), () => 0);
    const shown = slots.map(({ kind, text }) => (kind === 'standing' ? text : '_'));
    expect(shown.join('')).toBe('___-_____ (_ ___)!');
  });

  it('[Q35] spells the text with its slots', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { slots } = buildLetterMatch(buildItem({ text }), () => 0);
        expect(slots.map((slot) => slot.text).join('')).toBe(text.normalize('NFC'));
      }),
    );
  });

  it('[Q36] is right with the letters in order, and not as it starts', () => {
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
  ])('[Q36] takes the equal letters of %s for each other, as in %s', (text, built, langCode) => {
    const question = buildLetterMatch(buildItem({ text, langCode, accepted: [] }), () => 0);
    expect(judgeLetterMatch(question, [...built])).toBe(true);
    expect(judgeLetterMatch(question, [...built].toReversed())).toBe(built === 'annA');
  });

  it('[Q36] takes an accepted anagram', () => {
    const question = buildLetterMatch(
      buildItem({ text: 'listen', accepted: ['listen', 'silent'] }),
      () => 0,
    );
    expect(judgeLetterMatch(question, [...'silent'])).toBe(true);
    expect(judgeLetterMatch(question, [...'tinsel'])).toBe(false);
    expect(judgeLetterMatch(question, [])).toBe(false);
  });
});

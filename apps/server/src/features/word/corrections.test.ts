import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCorrections, listSlips } from './misspelt.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const word = fc.string({ unit: fc.constantFrom(...'abcд𝄞'), minLength: 2, maxLength: 7 });

describe('the corrections of a misspelt text', () => {
  it.each([
    { mistake: 'a letter is missing', text: 'hnd', meant: 'hund' },
    { mistake: 'the first letter is missing', text: 'pple', meant: 'apple' },
    { mistake: 'the last letter is missing', text: 'appl', meant: 'apple' },
    { mistake: 'two letters are swapped', text: 'aplpe', meant: 'apple' },
    { mistake: 'a letter is extra', text: 'huund', meant: 'hund' },
    { mistake: 'a letter is wrong', text: 'hand', meant: 'hund' },
  ])('have what is meant if $mistake', ({ text, meant }) => {
    expect(listCorrections({ text, letters }).has(meant)).toBe(true);
  });

  it.each([
    ['tommorow', 'tomorrow'],
    ['neccesary', 'necessary'],
    ['atention', 'attention'],
    ['recievedd', 'received'],
  ])(
    'of a long one repair two letters of its own that are extra, missing or swapped: %s',
    (text, meant) => {
      expect(listSlips(text).has(meant)).toBe(true);
    },
  );

  it('prefer missing and swapped letters to extra ones, and those to wrong ones', () => {
    const corrections = listCorrections({ text: 'hnud', letters });
    const costs = ['hunud', 'hund', 'hud', 'haud'].map((text) => corrections.get(text));
    expect(costs).toEqual([0, 0, 0.1, 0.2]);
  });

  it('never have the text itself, and repair any one of the mistakes', () => {
    fc.assert(
      fc.property(word, fc.nat(), (meant, seed) => {
        const typed = [...meant];
        const place = seed % typed.length;
        const omitted = typed.toSpliced(place, 1).join('');
        const doubled = typed.toSpliced(place, 0, '𝄞').join('');
        for (const text of [omitted, doubled]) {
          const corrections = listCorrections({ text, letters: 'abcд𝄞' });
          expect(corrections.has(meant)).toBe(true);
          expect(corrections.has(text)).toBe(false);
        }
      }),
    );
  });
});

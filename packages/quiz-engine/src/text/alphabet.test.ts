import { findAlphabet } from '@wordhoard/quiz-engine/text';
import { describe, expect, it } from 'vitest';

describe('findAlphabet', () => {
  it('[Q92] has the letters and the special letters of a language in every region', () => {
    expect(findAlphabet('de-CH')?.letters.join('')).toBe('abcdefghijklmnopqrstuvwxyzäöüß');
    expect(findAlphabet('ru')?.letters).toHaveLength(32);
    expect(findAlphabet('ru')?.specialLetters).toEqual(['ё']);
    expect(findAlphabet('en')?.specialLetters).toEqual([]);
  });

  it.each(['zh', 'ko', '', undefined, 'constructor'])('[Q92] there is none for %s', (langCode) => {
    expect(findAlphabet(langCode)).toBeUndefined();
  });

  it.each(['ar', 'cs', 'el', 'fr', 'hu', 'ja', 'sk', 'sr', 'tr', 'uk', 'vi'])(
    '[Q92] has single lower-case letters without duplicates in %s',
    (langCode) => {
      const { letters = [], specialLetters = [], rareLetters = [] } = findAlphabet(langCode) ?? {};
      expect(letters).toEqual(expect.arrayContaining([...rareLetters]));
      for (const list of [letters, specialLetters, rareLetters]) {
        expect(new Set(list).size).toBe(list.length);
        for (const letter of list) expect(letter).toMatch(/^(?=\p{Letter}$)[^\p{Uppercase}]$/u);
      }
    },
  );
});

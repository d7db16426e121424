import { listLeadingWords, splitLeadingWord } from '@wordhoard/quiz-engine/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLangCode, anyText } from '../../test/factory.ts';

describe('splitLeadingWord', () => {
  it.each([
    ['der Hund', 'de', 'der ', 'Hund'],
    ['Der  Hund', 'de-AT', 'Der  ', 'Hund'],
    ['to run away', 'en', 'to ', 'run away'],
    ['l’école', 'fr', 'l’', 'école'],
    ["un'amica", 'it', "un'", 'amica'],
    ['un amico', 'it', 'un ', 'amico'],
    ['Ένας δρόμος', 'el', 'Ένας ', 'δρόμος'],
  ])('[Q91] splits %j in %s', (text, langCode, leadingWord, rest) => {
    expect(splitLeadingWord(text, langCode)).toEqual({ leadingWord, rest });
  });

  it.each([
    ['die', 'de'],
    ['Hund', 'de'],
    ['derHund', 'de'],
    ['the dog', 'de'],
    ['the dog', undefined],
    ["aujourd'hui", 'fr'],
    ['', 'en'],
  ])('[Q91] does not split %j in %s', (text, langCode) => {
    expect(splitLeadingWord(text, langCode)).toEqual({ leadingWord: '', rest: text });
  });

  it('[Q91] keeps the text, and splits off a word of the language', () => {
    const anyPhrase = fc
      .tuple(fc.constantFrom('the', 'To', 'der', 'un’', "l'", 'x'), fc.constantFrom(' ', '  ', ''))
      .chain(([word, space]) => anyText.map((text) => `${word}${space}${text}`));
    fc.assert(
      fc.property(fc.oneof(anyText, anyPhrase), anyLangCode, (text, langCode) => {
        const { leadingWord, rest } = splitLeadingWord(text, langCode);
        expect(leadingWord + rest).toBe(text);
        if (leadingWord === '') return;
        const word = leadingWord.trim().toLowerCase().replace('’', "'");
        expect(listLeadingWords(langCode)).toContain(word);
        expect(rest.trim()).not.toBe('');
      }),
    );
  });
});

it('[Q91] the words of a language are listed once, as they are written', () => {
  expect(listLeadingWords('de')).toEqual(['der', 'ein', 'die', 'eine', 'das']);
  expect(listLeadingWords('el')).toContain('ένας');
  expect(listLeadingWords('ru')).toEqual([]);
});

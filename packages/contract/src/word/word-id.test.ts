import { computeWordId } from '@wordhoard/contract/word-id';
import { expect, it } from 'vitest';
import { WordMode } from '../base/enumeration.ts';
import { isId } from '../base/id.ts';

const sein = { langCode: 'de', text: 'sein' };

it('is the same everywhere and for ever', () => {
  expect(computeWordId(sein)).toBe('9eb6d689-60b2-5fc4-b753-ce5afdb18016');
  expect(isId(computeWordId(sein))).toBe(true);
});

it('is the same for all spellings of a word', () => {
  expect(computeWordId({ langCode: 'fr', text: " l'eau " })).toBe(
    computeWordId({ langCode: 'fr', text: 'l\u2019eau', mode: WordMode.Word, homograph: 1 }),
  );
});

it('differs by language, text, mode and homograph', () => {
  const words = [
    sein,
    { ...sein, langCode: 'nl' },
    { ...sein, text: 'Sein' },
    { ...sein, mode: WordMode.Idiom },
    { ...sein, homograph: 2 },
  ];
  expect(new Set(words.map(computeWordId)).size).toBe(words.length);
});

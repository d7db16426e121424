import { expect, it } from 'vitest';
import { capitalize } from './word-text.ts';

it.each([
  ['é', 'fr', 'É'],
  ['i', 'tr', 'İ'],
  ['ı', 'tr', 'I'],
  ['ß', 'de', 'ẞ'],
  ['ё', 'ru', 'Ё'],
  ['ά', 'el', 'Ά'],
  ['ΐ', 'el', 'ΐ'],
  ['أ', 'ar', 'أ'],
  ['ñ', '', 'Ñ'],
])('the capital of %s in “%s” is the single letter %s', (letter, lang, capital) => {
  expect(capitalize(letter, lang)).toBe(capital);
});

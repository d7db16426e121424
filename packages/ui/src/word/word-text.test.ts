import { expect, it } from 'vitest';
import { abbreviateWord, capitalize } from './word-text.ts';

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

it.each([
  ['der Hund', 'de', 'Hu'],
  ["l'eau", 'fr', 'ea'],
  ['to go', 'en', 'go'],
  ['a', 'en', 'a'],
  ['x-ray', 'en', 'x'],
  ['猫', 'ja', '猫'],
  ['हिन्दी', 'hi', 'हिन्दी'],
])('the letters of %s in “%s” are %s', (text, lang, letters) => {
  expect(abbreviateWord({ text, lang })).toBe(letters);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

it.each([
  ['\u200b', ''],
  ['\u200bBirne', 'Birne'],
  ['Bir\u00adne', 'Birne'],
  ['Bir\u200dne\u200d', 'Birne'],
  ['\u202eevil\u202c', 'evil'],
  [' \ufeff pear \u2060', 'pear'],
  ['two\nlines', 'two\nlines'],
])('loses what nobody sees: %j is %j', (text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

it.each([
  'می\u200cخواهم',
  'क्\u200dष',
  '👩\u200d👩\u200d👧',
  '👩🏽\u200d🌾',
  '❤\ufe0f\u200d🔥',
  'ё',
  'שָׁלוֹם',
])('keeps what joins letters and pictures, or keeps them apart: %s', (text) => {
  expect(visibleText(text)).toBe(text);
});

it('changes nothing a second time', () => {
  const piece = fc.constantFrom('a', 'ж', 'ش', '👩', '\u200d', '\u200c', '\u200b', '\u0301', ' ');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: piece })), (text) => {
      expect(visibleText(visibleText(text))).toBe(visibleText(text));
    }),
  );
});

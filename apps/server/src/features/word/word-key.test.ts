import { wordKey } from '@wordhoard/contract/text';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('takes spellings that differ in white space or in the apostrophe for one word', () => {
  expect(wordKey('  hot \t dog ')).toBe(wordKey('hot dog'));
  expect(wordKey("п'ять")).toBe(wordKey('п\u02bcять'));
  expect(wordKey("l'eau")).toBe(wordKey('l\u2019eau'));
  expect(wordKey('Käse')).toBe(wordKey('Ka\u0308se'));
});

it('takes spellings that look alike for one word', () => {
  expect(wordKey('\u200bBir\u00adne\u200d')).toBe(wordKey('Birne'));
});

it('takes words that differ in case for two', () => {
  expect(wordKey('peru')).not.toBe(wordKey('Peru'));
  expect(wordKey('essen')).not.toBe(wordKey('Essen'));
});

it('takes words that differ in an accent for two', () => {
  expect(wordKey('sí')).not.toBe(wordKey('si'));
  expect(wordKey('schön')).not.toBe(wordKey('schon'));
});

it('changes nothing a second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(wordKey(wordKey(text))).toBe(wordKey(text));
    }),
  );
});

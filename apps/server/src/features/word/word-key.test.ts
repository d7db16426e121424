import { wordKey } from '@wordhoard/contract/text';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('ignores white space and the kind of apostrophe', () => {
  expect(wordKey('  hot \t dog ')).toBe(wordKey('hot dog'));
  expect(wordKey("п'ять")).toBe(wordKey('п\u02bcять'));
  expect(wordKey("l'eau")).toBe(wordKey('l\u2019eau'));
  expect(wordKey('Käse')).toBe(wordKey('Ka\u0308se'));
});

it('ignores invisible characters', () => {
  expect(wordKey('\u200bBir\u00adne\u200d')).toBe(wordKey('Birne'));
});

it('distinguishes case', () => {
  expect(wordKey('peru')).not.toBe(wordKey('Peru'));
  expect(wordKey('essen')).not.toBe(wordKey('Essen'));
});

it('distinguishes accents', () => {
  expect(wordKey('sí')).not.toBe(wordKey('si'));
  expect(wordKey('schön')).not.toBe(wordKey('schon'));
});

it('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(wordKey(wordKey(text))).toBe(wordKey(text));
    }),
  );
});

import { wordKey } from '@wordhoard/contract/text';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('ignores white space and the kind of apostrophe', () => {
  expect(wordKey('  hot \t dog ')).toBe(wordKey('hot dog'));
  expect(wordKey("п'ять")).toBe(wordKey('п\u02bcять'));
  for (const apostrophe of '\u2018\u2019\u02bc\u02bb\u2032\u00b4`\uff07') {
    expect(wordKey(`l${apostrophe}eau`)).toBe(wordKey("l'eau"));
  }
  expect(wordKey('Käse')).toBe(wordKey('Ka\u0308se'));
});

it('ignores the kind of hyphen, but keeps dashes between words', () => {
  for (const hyphen of '\u2010\u2011\u2012\u2013\u2212\uff0d') {
    expect(wordKey(`e${hyphen}mail`)).toBe(wordKey('e-mail'));
  }
  expect(wordKey('בית\u05beספר')).toBe(wordKey('בית-ספר'));
  expect(wordKey('e-mail')).not.toBe(wordKey('email'));
  expect(wordKey('a \u2013 b')).not.toBe(wordKey('a - b'));
});

it('ignores the width of letters', () => {
  expect(wordKey('Ｔシャツ')).toBe(wordKey('Tシャツ'));
  expect(wordKey('ｶﾞｽ')).toBe(wordKey('ガス'));
  expect(wordKey('ページ')).not.toBe(wordKey('ペ-ジ'));
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

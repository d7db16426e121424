import { langCodes } from '@wordhoard/contract/language-catalogue';
import { expect, it } from 'vitest';
import { findDirection, isolate } from './direction.ts';

it('knows the languages that are written from right to left', () => {
  const expected = 'ae ar dv fa he ks ps sd ug ur yi arc bal ckb lad ota swb syc syr fa-AF';
  expect(langCodes.filter((langCode) => findDirection(langCode) === 'rtl')).toEqual(
    expected.split(' '),
  );
});

it.each([
  ['apple', false, true],
  ['яблоко', false, true],
  ['りんご', false, true],
  ['תפוח', true, false],
  ['تفاحة', true, false],
  ['ܚܙܘܪܐ', true, false],
  ['ߊߓߊ', true, false],
  ['𞤢𞤣𞤢', true, false],
  ['ﺕﻔﺎﺣﺓ', true, false],
  ['apple (תפוח)', true, true],
  ['42', false, false],
  ['٤٢', false, false],
  ['🍎 – !', false, false],
])('isolates %s in a text from left to right: %o, from right to left: %o', (text, ltr, rtl) => {
  const isolated = `\u2068${text}\u2069`;
  expect(isolate(text, 'ltr')).toBe(ltr ? isolated : text);
  expect(isolate(text, 'rtl')).toBe(rtl ? isolated : text);
});

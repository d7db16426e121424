import { foldText } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLangCode, anyText } from '../test/factory.ts';

/** Characters from everywhere, unassigned ones and halves of pairs included. */
const anyCodePoints = fc
  .array(fc.nat(0x2_ffff), { maxLength: 8 })
  .map((points) => String.fromCodePoint(...points));

describe('folding', () => {
  it.each([
    ['Cat', 'cat'],
    ['STRASSE', 'strasse'],
    ['ΔΡΟΜΟΣ', 'δρομοσ'],
    ['δρομος', 'δρομοσ'],
  ])('[Q41] makes %s the same in either case', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('[Q41] follows the dotted and the dotless i of Turkish and Azerbaijani', () => {
    expect(foldText('DİYARBAKIR', 'tr')).toBe('diyarbakır');
    expect(foldText('DİYARBAKIR', 'az-Latn-AZ')).toBe('diyarbakır');
    expect(foldText('I', 'en')).toBe('i');
  });

  it.each([
    ['¿Qué tal?', 'qué tal'],
    ['well… “done”!', 'well done'],
    ['don’t', 'dont'],
    ["don't", 'dont'],
    ['donʼt', 'dont'],
    ['צה״ל', 'צהל'],
    ['hello, world', 'hello world'],
    ['hello,world', 'hello world'],
    ['and/or', 'and or'],
    ['U.S.A.', 'usa'],
    ['هل؟', 'هل'],
  ])('[Q41] reads %s without its punctuation', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each([
    'ice-cream',
    'ice\u2010cream',
    'ice \u2013 cream',
    ' ice\u00a0\t cream\n',
    'ice\u2212cream',
  ])('[Q41] reads %j as two words', (text) => {
    expect(foldText(text)).toBe('ice cream');
  });

  it.each([
    ['decomposed letters', 'cafe\u0301', 'café'],
    ['full width', 'ＣＡＴ', 'cat'],
    ['ligatures', 'ﬁsh', 'fish'],
    ['Arabic presentation forms', 'ﻗﻄﺔ', 'قطة'],
    ['tatweel', 'قـــطة', 'قطة'],
    ['joiners', 'c\u200da\u200ct', 'cat'],
    ['soft hyphens', 'ice\u00adberg', 'iceberg'],
    ['marks of direction', '\u200fחתול\u200e', 'חתול'],
    ['a byte order mark', '\ufeffcat', 'cat'],
  ])('[Q41] does away with %s', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each(['é', 'ñ', 'ё', 'й', 'ł', 'ç', 'کِ', 'שָׁ'])('[Q41] keeps the mark of %s', (letter) => {
    expect(foldText(letter)).toBe(letter.normalize('NFC'));
  });

  it('[Q41] leaves punctuation alone that stands for itself', () => {
    expect(foldText(' ?! ')).toBe('?!');
    expect(foldText('!')).not.toBe(foldText('?'));
    expect(foldText(' \u200f ')).toBe('');
  });

  it('[Q41] comes to rest after one time, in any language', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyCodePoints), anyLangCode, (text, langCode) => {
        const folded = foldText(text, langCode);
        expect(foldText(folded, langCode)).toBe(folded);
      }),
    );
  });
});

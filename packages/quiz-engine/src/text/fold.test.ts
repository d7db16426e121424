import { foldApostrophes, foldBase, foldCase, foldText } from '@wordhoard/quiz-engine/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLangCode, anyText } from '../../test/factory.ts';

/** Any code points, including unassigned ones and lone surrogates. */
const anyCodePoints = fc
  .array(fc.nat(0x2_ffff), { maxLength: 8 })
  .map((points) => String.fromCodePoint(...points));

describe('foldText', () => {
  it.each([
    ['Cat', 'cat'],
    ['STRASSE', 'strasse'],
    ['ΔΡΟΜΟΣ', 'δρομοσ'],
    ['δρομος', 'δρομοσ'],
  ])('[Q41] ignores the case of %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('[Q41] respects the dotted and the dotless i of Turkish and Azerbaijani', () => {
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
  ])('[Q41] ignores the punctuation of %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each([
    'ice-cream',
    'ice\u2010cream',
    'ice \u2013 cream',
    ' ice\u00a0\t cream\n',
    'ice\u2212cream',
  ])('[Q41] treats %j as two words', (text) => {
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
    ['the keyboard for Arabic letters', 'یک', 'يك'],
  ])('[Q41] ignores %s', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each(['é', 'ñ', 'ё', 'й', 'ł', 'ç', 'كِ', 'שָׁ'])('[Q41] keeps the mark of %s', (letter) => {
    expect(foldText(letter)).toBe(letter.normalize('NFC'));
  });

  it('[Q41] keeps a text that consists of punctuation', () => {
    expect(foldText(' ?! ')).toBe('?!');
    expect(foldText('!')).not.toBe(foldText('?'));
    expect(foldText(' \u200f ')).toBe('');
  });

  it('[Q41] is idempotent in any language, and ignores what the base fold ignores', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyCodePoints), anyLangCode, (text, langCode) => {
        const [base, folded] = [foldBase(text, langCode), foldText(text, langCode)];
        expect(foldBase(base, langCode)).toBe(base);
        expect(foldText(base, langCode)).toBe(folded);
        expect(foldText(folded, langCode)).toBe(folded);
      }),
    );
  });
});

describe('foldCase and foldApostrophes', () => {
  it('[Q90] fold one difference each', () => {
    expect(foldCase('Don’t  ΟΔΟΣ')).toBe('don’t  οδοσ');
    expect(foldCase('IŞIK', 'tr')).toBe('ışık');
    expect(foldCase('IŞIK', 'not a language')).toBe('işik');
    expect(foldApostrophes('Don’t  м’ята')).toBe("Don't  м'ята");
  });

  it('[Q90] are idempotent', () => {
    fc.assert(
      fc.property(anyText, anyLangCode, (text, langCode) => {
        for (const fold of [foldCase, foldApostrophes]) {
          expect(fold(fold(text, langCode), langCode)).toBe(fold(text, langCode));
        }
      }),
    );
  });
});

import { foldForSearch, normalizeText, stripInvisible, wordKey } from '@wordhoard/contract/text';
import { foldBase } from '@wordhoard/quiz-engine/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const piece = fc.constantFrom(
  'a',
  'ж',
  'ش',
  '👩',
  '\u200d',
  '\u200c',
  '\u200b',
  '\u0301',
  ' ',
  "'",
);
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: piece }),
);

it.each(Object.entries({ stripInvisible, normalizeText, wordKey, foldForSearch }))(
  '%s is idempotent',
  (_, normalize) => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalize(normalize(text))).toBe(normalize(text));
      }),
    );
  },
);

describe('stripInvisible', () => {
  it.each([
    ['\u200b', ''],
    ['\u200bBirne', 'Birne'],
    ['Bir\u00adne', 'Birne'],
    ['Bir\u200dne\u200d', 'Birne'],
    ['\u202eevil\u202c', 'evil'],
    [' \ufeff pear \u2060', 'pear'],
    ['two\nlines', 'two\nlines'],
  ])('turns %j into %j', (text, visible) => {
    expect(stripInvisible(text)).toBe(visible);
  });

  it.each([
    'می\u200cخواهم',
    'क्\u200dष',
    '👩\u200d👩\u200d👧',
    '👩🏽\u200d🌾',
    '❤\ufe0f\u200d🔥',
    'ё',
    'שָׁלוֹם',
  ])('keeps joiners that change how %s looks', (text) => {
    expect(stripInvisible(text)).toBe(text);
  });
});

describe('wordKey', () => {
  it('ignores white space and the shape of an apostrophe', () => {
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
});

describe('foldForSearch', () => {
  it.each([
    ['Ёжик', 'ежик'],
    ['ÎLE', 'ile'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['Łódź', 'lodz'],
    ['cœur', 'coeur'],
    ['שָׁלוֹם', 'שלום'],
    ['مَرْحَبًا', 'مرحبا'],
    ['ｶﾞ  Ａ', 'ガ a'],
    ['п\u00b4ять', "п'ять"],
    ['l’eau', "l'eau"],
    ['T\u2011shirt', 't-shirt'],
    ['twenty\u2013one', 'twenty-one'],
    ['می\u200cخواهم', 'ميخواهم'],
    ['ΔΡΟΜΟΣ', 'δρομοσ'],
    ['کتاب', 'كتاب'],
    ['موسيقى', 'موسيقي'],
    ['مدرسة', 'مدرسه'],
    ['col·legi', 'collegi'],
    ['Þórður', 'thordur'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it('ignores all that grading ignores, except punctuation', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldForSearch(foldBase(text))).toBe(foldForSearch(text));
      }),
    );
  });

  it('keeps the marks that distinguish words of other scripts', () => {
    expect(foldForSearch('が')).not.toBe(foldForSearch('か'));
    expect(foldForSearch('हिन्दी')).toBe('हिन्दी');
  });
});

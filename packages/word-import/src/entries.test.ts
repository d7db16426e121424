import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntries } from './read-entries.ts';
import { readTable } from './read-table.ts';
import { findCommaSenses, listAmbiguousTexts, splitSenses } from './senses.ts';

describe('the senses of a cell', () => {
  it.each([
    ['1. castle 2. lock', ['castle', 'lock']],
    ['(1) bench; (2) bank', ['bench', 'bank']],
    ['1) bench 2) bank', ['bench', 'bank']],
    ['① bench ② bank', ['bench', 'bank']],
    ['кошка; кот/киса', ['кошка', 'кот', 'киса']],
    ['he/she', ['he', 'she']],
    ['carrot\nyellow turnip', ['carrot', 'yellow turnip']],
    ['bank (money; or not)', ['bank (money; or not)']],
    ['smile ;) wink; a', ['smile', ') wink', 'a']],
    ['open (bracket; a', ['open (bracket', 'a']],
    ['2. floor', ['2. floor']],
    ['version 1.5 and 2.0', ['version 1.5 and 2.0']],
    ['big, large', ['big, large']],
    [' ; кошка;;кот/ ', ['кошка', 'кот']],
    ['kph; "km/h"; say "a; b"', ['kph', 'km/h', 'say "a', 'b"']],
    ['http://example.org/a/b; www.example.org/c', ['http://example.org/a/b', 'www.example.org/c']],
    ['24/7; 1/2 l', ['24/7', '1/2 l']],
    ['N/A; w/o; I/you', ['N/A', 'w/o', 'I', 'you']],
    ['a/b/c', ['a', 'b', 'c']],
    ['قط؛ هر', ['قط', 'هر']],
  ])('[S1] %j are %j', (cell, senses) => {
    expect(splitSenses(cell)).toEqual(senses);
  });

  it('[S2] are separated by commas if told', () => {
    expect(splitSenses('big, large（a，b）、tall', { commas: true })).toEqual([
      'big',
      'large（a，b）',
      'tall',
    ]);
  });

  it.each([
    ['3,14, pi', ['3,14', 'pi']],
    ['1,000, a thousand', ['1,000', 'a thousand']],
    ['قط، هر', ['قط', 'هر']],
  ])('[S2] are separated by commas, but not in numbers: %s', (cell, senses) => {
    expect(splitSenses(cell, { commas: true })).toEqual(senses);
    expect(findCommaSenses([cell])).toBe(true);
  });

  it('[S3] stay together where the caller knows the text', () => {
    const isWhole = (text: string) => ['km/h', 'oder; beziehungsweise', 'a, b'].includes(text);
    expect(splitSenses('kph; km/h', { isWhole })).toEqual(['kph', 'km/h']);
    expect(splitSenses('oder; beziehungsweise', { isWhole })).toEqual(['oder; beziehungsweise']);
    expect(splitSenses('a, b', { isWhole, commas: true })).toEqual(['a, b']);
    expect(listAmbiguousTexts('kph; km/h')).toEqual(['kph; km/h', 'km/h']);
  });

  it('[S4] are separated by commas if all that have commas are short', () => {
    expect(findCommaSenses(['big, large, tall', 'house'])).toBe(true);
    expect(findCommaSenses(['big, large', 'Well, I do not think so.'])).toBe(false);
    expect(findCommaSenses(['house'])).toBe(false);
  });

  it('[S5] of any cell keep its letters', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab ,;/()[]12.\n①②') });
    fc.assert(
      fc.property(cell, fc.boolean(), (written, commas) => {
        const letters = (text: string) => text.replace(/[^ab]/g, '');
        expect(letters(splitSenses(written, { commas }).join(''))).toBe(letters(written));
      }),
    );
  });
});

it.each([
  ['Haus\thouse\nDas Haus ist groß.', { meanings: ['house'], example: 'Das Haus ist groß.' }],
  ['Haus\thouse\n- a building\n', { meanings: ['house'], notes: ['a building'] }],
  ['"Haus\nDas Haus ist groß.",house', { text: 'Haus', example: 'Das Haus ist groß.' }],
  ['word,tags\nHaus,"home, city life"', { tags: ['home', 'city life'] }],
  ['word,pos,article\nHaus,Noun,das', { speechPart: 'noun', article: 'das' }],
  ['word,gender,translation\nHaus,n,house', { gender: 'neuter', notes: [] }],
  ['word,gender,translation\nHaus,das,house', { article: 'das', notes: [] }],
  ['cat\t[kæt]\tкошка', { ipa: 'kæt', meanings: ['кошка'] }],
  [
    'word,reading,translation\n東京,[とうきょう;a],Tokyo',
    { reading: 'とうきょう', meanings: ['Tokyo'] },
  ],
  ['Haus\thouse\thome', { meanings: ['house', 'home'] }],
  ['word,translation\nHaus,house,home', { meanings: ['house', 'home'] }],
  ['\thouse', { text: '', meanings: ['house'] }],
])('[S7] a row says what its columns are: %j', (text, entry) => {
  expect(readEntries(readTable(text))).toMatchObject([entry]);
});

describe('the sentences of a row', () => {
  it.each([
    [
      'der Hund - dog\nDer Hund bellt laut.\nThe dog barks loudly.\nEr ist mein Hund.',
      { example: 'Der Hund bellt laut.', exampleTranslation: 'The dog barks loudly.' },
      ['Er ist mein Hund.'],
    ],
    [
      'Haus\tдом\nЭто мой дом.\nDas ist mein Haus.',
      { example: 'Das ist mein Haus.', exampleTranslation: 'Это мой дом.' },
      [],
    ],
    [
      'Haus\thouse\nDas ist alt und groß.\nEs ist sehr schön.',
      { example: 'Das ist alt und groß.' },
      ['Es ist sehr schön.'],
    ],
    ['dog - Hund\nDas ist mein Hund.', {}, ['Das ist mein Hund.']],
    [
      'word\ttranslation\texample\texample 2\texample translation\nHaus\thouse\tEin Haus.\tMein Haus.\tA house.',
      { example: 'Ein Haus.', exampleTranslation: 'A house.' },
      ['Mein Haus.'],
    ],
    [
      'word\ttranslation\texample\n{{c1::Haus}} und Hof.\thouse\tEin Haus.',
      { example: 'Ein Haus.' },
      ['Haus und Hof.'],
    ],
  ])('[S9] are its example, the translation of it, and notes: %j', (text, expected, notes) => {
    const [entry] = readEntries(readTable(text));
    expect(entry).toMatchObject({ ...expected, notes });
    expect(Object.hasOwn(entry ?? {}, 'example')).toBe('example' in expected);
  });

  it('[S9] a second plural or reading is a note', () => {
    const text = 'word,translation,plural,plural,reading,reading\nAtlas,atlas,Atlanten,Atlasse,a,b';
    expect(readEntries(readTable(text))).toMatchObject([
      { plural: 'Atlanten', reading: 'a', notes: ['Atlasse', 'b'] },
    ]);
  });
});

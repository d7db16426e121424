import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHeadword } from './headword.ts';
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

describe('a headword', () => {
  it.each([
    ['das Haus, ¨-er', { text: 'das Haus', plural: 'Häuser' }],
    ['der Baum, "-e', { text: 'der Baum', plural: 'Bäume' }],
    ['die Frau, -en', { text: 'die Frau', plural: 'Frauen' }],
    ['der Lehrer, -', { text: 'der Lehrer', plural: 'Lehrer' }],
    ['das Auto (pl. Autos)', { text: 'das Auto', plural: 'Autos' }],
    ['das Buch, die Bücher', { text: 'das Buch', plural: 'Bücher' }],
    ['alto, -a', { text: 'alto, -a' }],
    ['der Hund, die Katze', { text: 'der Hund', plural: 'Katze' }],
    ['spoon {m}', { text: 'spoon', gender: 'masculine' }],
    ['concombre (m.)', { text: 'concombre', gender: 'masculine' }],
    ['mesa, f.', { text: 'mesa', gender: 'feminine' }],
    ['run (v)', { text: 'run', speechPart: 'verb' }],
    ['bank (money)', { text: 'bank (money)' }],
    ['Bank [baŋk]', { text: 'Bank', ipa: 'baŋk' }],
    ['dog /dɒɡ ə/', { text: 'dog', ipa: 'dɒɡ ə' }],
    ['look [at]', { text: 'look [at]' }],
    ['sie/er', { text: 'sie/er' }],
    ['(m)', { text: '(m)' }],
  ])('[S6] %j says %j', (cell, word) => {
    expect(readHeadword(cell)).toEqual(word);
  });

  it('[S6] of any text is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (cell) => {
        expect(typeof readHeadword(cell).text).toBe('string');
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
  ['Haus\thouse\thome', { meanings: ['house', 'home'] }],
  ['word,translation\nHaus,house,home', { meanings: ['house', 'home'] }],
  ['\thouse', { text: '', meanings: ['house'] }],
])('[S7] a row says what its columns are: %j', (text, entry) => {
  expect(readEntries(readTable(text))).toMatchObject([entry]);
});

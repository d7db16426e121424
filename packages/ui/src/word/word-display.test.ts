import { describe, expect, it } from 'vitest';
import {
  needsRomanisation,
  shownRomanisation,
  showsPronunciation,
  type WordDisplay,
  writtenParts,
} from './word-display.ts';

const everything: WordDisplay = {
  readings: true,
  vowelMarks: true,
  stressMarks: true,
  romanisation: true,
};
const nothing: WordDisplay = {
  readings: false,
  vowelMarks: false,
  stressMarks: false,
  romanisation: false,
};

const neko = { text: '猫', lang: 'ja', reading: 'ねこ', romanisation: 'neko' };
const kitab = { text: 'كتاب', lang: 'ar', reading: 'كِتاب' };
const moloko = { text: 'молоко', lang: 'ru', stress: 'молоко́', romanisation: 'moloko' };

describe('a word is written', () => {
  it.each([
    [neko, [{ text: '猫', reading: 'ねこ' }]],
    [kitab, [{ text: 'كِتاب' }]],
    [moloko, [{ text: 'молоко́' }]],
  ])('as in a dictionary: %o', (word, parts) => {
    expect(writtenParts(word, everything)).toEqual(parts);
    expect(showsPronunciation(word, everything)).toBe(true);
    expect(writtenParts(word, nothing)).toEqual([{ text: word.text }]);
    expect(showsPronunciation(word, nothing)).toBe(false);
  });

  it.each([
    { text: 'كتاب', lang: 'ar', reading: 'kitāb' },
    { text: 'молоко', lang: 'ru', stress: 'на второй о' },
    { text: 'Auge', lang: 'de', reading: 'Auge' },
  ])('as it is, if the marks are not those of the word: %o', (word) => {
    expect(writtenParts(word, everything)).toEqual([{ text: word.text }]);
  });
});

describe('a word in Latin letters', () => {
  it.each([
    ['ja', 'en', true],
    ['ru', 'en', true],
    ['uk', 'ru', false],
    ['zh', 'en', false],
    ['de', 'ru', false],
    ['', 'en', false],
  ])('in %s helps readers of %s: %s', (lang, locale, helps) => {
    expect(needsRomanisation(lang, locale)).toBe(helps);
  });

  it('is shown as wanted', () => {
    expect(shownRomanisation(moloko, everything, 'en')).toBe('moloko');
    expect(shownRomanisation(moloko, everything, 'ru')).toBeUndefined();
    expect(shownRomanisation(moloko, nothing, 'en')).toBeUndefined();
  });
});

import { languagesWithRuby } from '@wordhoard/quiz-engine/text';
import { describe, expect, it } from 'vitest';
import {
  findRomanisation,
  findRuby,
  hasRuby,
  markText,
  needsRomanisation,
  showsPronunciation,
  type WordDisplay,
} from './pronunciation.ts';

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
    [kitab, 'كِتاب'],
    [moloko, 'молоко́'],
  ])('with its marks: %o', (word, marked) => {
    expect(markText(word, everything)).toBe(marked);
    expect(showsPronunciation(word, everything)).toBe(true);
    expect(markText(word, nothing)).toBe(word.text);
    expect(showsPronunciation(word, nothing)).toBe(false);
  });

  it('with its reading above it', () => {
    expect(findRuby(neko, everything)).toBe('ねこ');
    expect(showsPronunciation(neko, everything)).toBe(true);
    expect(findRuby(neko, nothing)).toBeUndefined();
    expect(findRuby({ text: 'いちご', lang: 'ja', reading: 'いちご' }, everything)).toBeUndefined();
    expect(findRuby(kitab, everything)).toBeUndefined();
  });

  it.each([
    { text: 'كتاب', lang: 'ar', reading: 'kitāb' },
    { text: 'молоко', lang: 'ru', stress: 'на второй о' },
    { text: 'Auge', lang: 'de', reading: 'Auge' },
  ])('as it is, if the marks are not those of the word: %o', (word) => {
    expect(markText(word, everything)).toBe(word.text);
    expect(findRuby(word, everything)).toBeUndefined();
  });
});

it('has readings above the characters of the languages that the quiz engine aligns', () => {
  expect(languagesWithRuby.filter((lang) => !hasRuby(`${lang}-x`))).toEqual([]);
  expect(hasRuby('de')).toBe(false);
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
    expect(findRomanisation(moloko, everything, 'en')).toBe('moloko');
    expect(findRomanisation(moloko, everything, 'ru')).toBeUndefined();
    expect(findRomanisation(moloko, nothing, 'en')).toBeUndefined();
  });

  it('is left out if the learner can read what is written', () => {
    const knows = (read: string) => ({ ...everything, canRead: (text: string) => text === read });
    expect(findRomanisation(moloko, knows('молоко'), 'en')).toBeUndefined();
    expect(findRomanisation(neko, knows('ねこ'), 'en')).toBeUndefined();
    expect(findRomanisation(neko, { ...knows('ねこ'), readings: false }, 'en')).toBe('neko');
  });
});

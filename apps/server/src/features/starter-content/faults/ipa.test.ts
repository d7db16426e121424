import { expect, it } from 'vitest';
import { findIpaFaults } from './ipa.ts';

it.each([
  ['en', 'house', 'haʊs'],
  ['en', 'for example', 'fər ɪɡˈzɑːmpəl'],
  ['de', 'Mädchen', 'ˈmɛːtçən'],
  ['de', 'Zahnarzt', 'ˈt͡saːnˌʔaːɐ̯t͡st'],
  ['de', 'König', 'ˈkøːnɪç'],
  ['fr', 'bonjour', 'bɔ̃ʒuʁ'],
  ['fr', 'nouvel an', 'nuvɛl‿ɑ̃'],
] as const)('accepts the %s word %s', (langCode, text, ipa) => {
  expect(findIpaFaults(text, ipa, langCode)).toEqual([]);
});

it.each([
  ['a symbol of another notation', 'en', 'house', 'haws', 'unknown symbols a'],
  ['a vowel of another language', 'fr', 'lune', 'lʏn', 'unknown symbols ʏ'],
  ['an unknown mark', 'de', 'Haus', 'hɑ̃us', 'unknown symbols ɑ̃'],
  ['the r of another language', 'de', 'rot', 'roːt', 'unknown symbols r'],
  ['a rhotic r', 'en', 'park', 'pɑːrk', 'a mixed r'],
  ['a consonant after a long vowel', 'de', 'Uhr', 'uːʁ', 'a mixed r'],
  ['a vowel after a short one', 'de', 'kurz', 'kʊɐ̯t͡s', 'a mixed r'],
  ['no stress', 'en', 'water', 'wɔːtə', 'no stress'],
  ['no stress beside a syllabic n', 'de', 'kosten', 'kɔstn̩', 'no stress'],
  ['a late stress', 'en', 'water', 'wˈɔːtə', 'a stress between a consonant and its vowel'],
  [
    'a late second stress',
    'de',
    'Hausarzt',
    'ˈhaʊ̯sˌaːɐ̯t͡st',
    'a stress between a consonant and its vowel',
  ],
  ['a hard ending', 'de', 'König', 'ˈkøːnɪk', '-ig as ɪk'],
] as const)('finds %s', (_, langCode, text, ipa, fault) => {
  expect(findIpaFaults(text, ipa, langCode)).toEqual([fault]);
});

it('accepts a word of one syllable, and a French one, without stress', () => {
  expect(findIpaFaults('Buch', 'buːx', 'de')).toEqual([]);
  expect(findIpaFaults('maison', 'mɛzɔ̃', 'fr')).toEqual([]);
});

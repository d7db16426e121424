import { expect, it } from 'vitest';
import { findHebrewFaults } from './hebrew.ts';

it.each([
  ['שולחן', 'שׁוּלְחָן'],
  ['כוכב', 'כּוֹכָב'],
  ['תקווה', 'תִּקְווָה'],
  ['בית', 'בַּיִת'],
  ['בוקר טוב', 'בּוֹקֶר טוֹב'],
  ['ג׳ירפה', 'גִּ׳ירָפָה'],
  ['דנ״א', 'דנ״א'],
])('accepts the marks of %s', (text, reading) => {
  expect(findHebrewFaults(text, reading)).toEqual([]);
});

it.each([
  ['other letters', 'שולחן', 'שֻׁלְחָן', 'other letters than the word'],
  ['a shin without a dot', 'שם', 'שֵם', 'no dot of shin in שֵם'],
  ['a soft letter at the beginning', 'בית', 'בַיִת', 'no dagesh at the beginning of בַיִת'],
  [
    'a soft letter of the second word',
    'לילה בהיר',
    'לַיְלָה בָהִיר',
    'no dagesh at the beginning of בָהִיר',
  ],
  ['a letter without a vowel', 'ילד', 'יֶלד', 'no vowel under ל in יֶלד'],
  ['a first letter without a vowel', 'ספר', 'ספֶר', 'no vowel under ס in ספֶר'],
])('finds %s', (_, text, reading, fault) => {
  expect(findHebrewFaults(text, reading)).toEqual([fault]);
});

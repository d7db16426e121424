import { expect, it } from 'vitest';
import { findArabicFaults } from './arabic.ts';

it.each([
  ['كتاب', 'كِتَاب'],
  ['تلفزيون', 'تِلِفِزْيُون'],
  ['الشمس', 'الشَّمْس'],
  ['القمر', 'الْقَمَر'],
  ['مرآة', 'مِرْآة'],
  ['دمية دب', 'دُمْيَةُ دُبّ'],
])('accepts the marks of %s', (text, reading) => {
  expect(findArabicFaults(text, reading, false)).toEqual([]);
});

it.each([
  ['كتب', 'كَتَبَ'],
  ['أحب', 'أَحَبَّ'],
  ['مشى', 'مَشَى'],
  ['بحث عن', 'بَحَثَ عَنْ'],
])('accepts the past of %s', (text, reading) => {
  expect(findArabicFaults(text, reading, true)).toEqual([]);
});

it.each([
  ['other letters', 'كتاب', 'كِتَب', false, 'other letters than the word'],
  ['a consonant without a mark', 'بيت', 'بيْت', false, 'no mark on ب in بيْت'],
  ['a letter without a sukun', 'بنت', 'بِنت', false, 'no mark on ن in بِنت'],
  ['an article without a sukun', 'القمر', 'القَمَر', false, 'no mark on ل in القَمَر'],
  ['a past without its ending', 'كتب', 'كَتَب', true, 'no fatha at the end'],
] as const)('finds %s', (_, text, reading, isPastVerb, fault) => {
  expect(findArabicFaults(text, reading, isPastVerb)).toEqual([fault]);
});

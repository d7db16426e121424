import { expect, it } from 'vitest';
import { findStressFaults } from './stress.ts';

it.each([
  ['вода', 'вода́'],
  ['до встречи', 'до встре́чи'],
  ['банковский счёт', 'ба́нковский счёт'],
  ['светло-синий', 'све́тло-си́ний'],
  ['здоров’я', 'здоро́в’я'],
])('accepts the stress of %s', (text, stressed) => {
  expect(findStressFaults(text, stressed)).toEqual([]);
});

it.each([
  ['none', 'красная вода', 'кра́сная вода', ['not one stress in вода']],
  ['two', 'вода', 'во́да́', ['not one stress in во́да́']],
  ['one on a consonant', 'вода', 'вод́а', ['a stress on no vowel of вод́а']],
  ['one on another word', 'вода', 'воды́', ['other letters than the word']],
])('finds %s', (_, text, stressed, faults) => {
  expect(findStressFaults(text, stressed)).toEqual(faults);
});

import { expect, it } from 'vitest';
import { doubtfulTexts, splitTranslations } from './read-import.ts';

const known = new Set(['km/h', 'oder; beziehungsweise']);
const split = (...cells: string[]) => splitTranslations(cells, (text) => known.has(text));

it('parts translations at semicolons and slashes', () => {
  expect(split('кошка; кот/киса', 'котик')).toEqual(['кошка', 'кот', 'киса', 'котик']);
});

it('leaves out what is empty or named twice', () => {
  expect(split(' ; кошка;;кошка/ ', '')).toEqual(['кошка']);
});

it('does not take a word apart that is known as one', () => {
  expect(split('km/h')).toEqual(['km/h']);
  expect(split('kph; km/h')).toEqual(['kph', 'km/h']);
  expect(split('oder; beziehungsweise')).toEqual(['oder; beziehungsweise']);
  expect(split('m/s')).toEqual(['m', 's']);
});

it('asks only of what could be taken apart', () => {
  expect(doubtfulTexts(['kph; km/h', 'car'])).toEqual(['kph; km/h', 'km/h']);
});

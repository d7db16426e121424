import { expect, it } from 'vitest';
import { listAmbiguousTexts, splitTranslations } from './read-import.ts';

const known = new Set(['km/h', 'oder; beziehungsweise']);
const split = (...cells: string[]) => splitTranslations(cells, (text) => known.has(text));

it('splits translations at semicolons and slashes', () => {
  expect(split('кошка; кот/киса', 'котик')).toEqual(['кошка', 'кот', 'киса', 'котик']);
});

it('skips empty and repeated translations', () => {
  expect(split(' ; кошка;;кошка/ ', '')).toEqual(['кошка']);
});

it('does not split an existing word', () => {
  expect(split('km/h')).toEqual(['km/h']);
  expect(split('kph; km/h')).toEqual(['kph', 'km/h']);
  expect(split('oder; beziehungsweise')).toEqual(['oder; beziehungsweise']);
  expect(split('m/s')).toEqual(['m', 's']);
});

it('returns the texts that may be one word or several', () => {
  expect(listAmbiguousTexts(['kph; km/h', 'car'])).toEqual(['kph; km/h', 'km/h']);
});

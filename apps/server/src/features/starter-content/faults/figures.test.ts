import { expect, it } from 'vitest';
import { concept, contentWith } from '../../../../test/content-factory.ts';
import { findWorseFigures, measureFigures } from './figures.ts';

const content = contentWith({
  concepts: [concept({ de: ['Fahrrad', 'Rad'] }), concept({ de: ['Haus'] })],
  grammar: [
    { langCode: 'de', text: 'Fahrrad', grammar: { ipa: 'ˈfaːɐ̯ˌʁaːt', frequencyRank: 600 } },
    { langCode: 'de', text: 'Rad', grammar: { frequencyRank: 100 } },
  ],
});

it('accepts figures that are as good as before', () => {
  const limits = {
    least: { de: { concepts: 2, ipa: 1 } },
    most: { de: { rarerFirst: 1, taughtTwice: 0 } },
  };
  expect(findWorseFigures(measureFigures(content), limits)).toEqual([]);
});

it('names figures that have become worse', () => {
  const limits = {
    least: { de: { concepts: 3, ipa: 1 }, fr: { words: 1 } },
    most: { de: { rarerFirst: 0 } },
  };
  expect(findWorseFigures(measureFigures(content), limits)).toEqual([
    'de concepts: 2, at least 3',
    'fr words: 0, at least 1',
    'de rarerFirst: 1, at most 0',
  ]);
});

it('names figures that do not exist', () => {
  const limits = { least: { de: { concept: 0 } }, most: {} };
  expect(findWorseFigures(measureFigures(content), limits)).toEqual([
    'de concept: NaN, at least 0',
  ]);
});

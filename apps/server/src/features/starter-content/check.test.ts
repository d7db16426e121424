import { WordMode } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { concept, contentWith } from '../../../test/content-factory.ts';
import { compareWithDictionary, measureCoverage } from './coverage.ts';
import { findMisnamedWords } from './plan-words.ts';

const house = concept(
  { en: ['house'], de: ['Haus'] },
  {
    example: { de: { text: 'Das Haus ist alt.', form: 'Haus' } },
    definitions: { de: 'ein Gebäude zum Wohnen' },
  },
);
const proverb = concept({ de: ['das Eis brechen'] }, { group: 'idioms', mode: WordMode.Idiom });
const go = concept({ en: ['go'], de: ['gehen', 'fahren'] }, { speechPart: 'verb' });

it('counts words, and the grammar of nouns', () => {
  const content = contentWith({
    concepts: [house, go, concept({ de: ['Peru'] }, { group: 'countries' }), proverb],
    grammar: [
      { langCode: 'de', text: 'Haus', grammar: { gender: 'neuter', plural: 'Häuser' } },
      { langCode: 'de', text: 'gehen', grammar: { ipa: 'ˈɡeːən' } },
      { langCode: 'de', text: 'gehen', grammar: { variants: ['gehn'] } },
    ],
  });
  expect(measureCoverage(content).find(({ langCode }) => langCode === 'de')).toEqual({
    langCode: 'de',
    concepts: 2,
    words: 3,
    examples: 1,
    definitions: 1,
    idioms: 1,
    nouns: 1,
    gender: 1,
    plural: 1,
    reading: 0,
    romanisation: 0,
    stress: 0,
    ipa: 1,
  });
});

it('reports homographs without a first one, and grammar and forms of words that do not exist', () => {
  const content = contentWith({
    concepts: [
      concept({ en: ['bench'], de: ['Bank'] }),
      concept({ en: ['bank'], de: ['Bank²', 'Kasse²'] }),
    ],
    grammar: [
      { langCode: 'de', text: 'Bank²', grammar: { plural: 'Banken' } },
      { langCode: 'de', text: 'Bank³', grammar: { plural: 'Banks' } },
    ],
    forms: [{ langCode: 'de', text: 'Haus', kind: 'inflected', forms: ['Hauses'] }],
  });
  expect(findMisnamedWords(content)).toEqual(['de Kasse²', 'de Bank³', 'de Haus']);
});

it('agrees with a dictionary if any translation of any word is the same', () => {
  const dictionary = new Map([
    ['house', new Set(['gebaude'])],
    ['go', new Set(['fahren', 'laufen'])],
  ]);
  const unknown = concept({ en: ['sky'], de: ['Himmel'] });
  const untranslated = concept({ en: ['house'] });
  const languages = { from: 'en', to: 'de' } as const;
  expect(compareWithDictionary(dictionary, [house, go, unknown, untranslated], languages)).toEqual({
    known: 2,
    agreeing: 1,
    disagreements: [{ from: ['house'], to: ['Haus'] }],
  });
});

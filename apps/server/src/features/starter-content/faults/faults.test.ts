import { expect, it } from 'vitest';
import { concept, contentWith } from '../../../../test/content-factory.ts';
import type { ContentLangCode, ExampleSentence } from '../content.ts';
import { resembles } from './examples.ts';
import { findFaults } from './faults.ts';

it('finds faults of each field of the grammar, in the language that has it', () => {
  const content = contentWith({
    concepts: [concept({ ar: ['كتب'] }, { speechPart: 'verb' })],
    grammar: [
      { langCode: 'de', text: 'Haus²', grammar: { ipa: 'haws' } },
      { langCode: 'it', text: 'casa', grammar: { ipa: 'ˈkasa' } },
      { langCode: 'ru', text: 'вода', grammar: { stress: 'вода' } },
      { langCode: 'zh', text: '学习', grammar: { reading: 'xué' } },
      { langCode: 'ja', text: '水', grammar: { reading: '水' } },
      { langCode: 'ar', text: 'كتب', grammar: { reading: 'كَتَب' } },
      { langCode: 'he', text: 'שם', grammar: { reading: 'שֵם' } },
    ],
  });
  expect(findFaults(content)).toEqual([
    { langCode: 'de', kind: 'ipa', detail: 'Haus² haws: unknown symbols w' },
    { langCode: 'ru', kind: 'stress', detail: 'вода вода: not one stress in вода' },
    { langCode: 'zh', kind: 'reading', detail: '学习 xué: not a syllable for each character' },
    { langCode: 'ja', kind: 'reading', detail: '水 水: not kana only' },
    { langCode: 'ar', kind: 'reading', detail: 'كتب كَتَب: no fatha at the end' },
    { langCode: 'he', kind: 'reading', detail: 'שם שֵם: no dot of shin in שֵם' },
  ]);
});

it('accepts words that were reviewed', () => {
  const weekend = { langCode: 'en', text: 'weekend', grammar: { ipa: 'ˌwiːkˈend' } };
  expect(findFaults(contentWith({ grammar: [weekend] }))).toEqual([]);
  expect(findFaults(contentWith({ grammar: [{ ...weekend, text: 'end' }] }))).toHaveLength(1);
});

const house = (example: Partial<Record<ContentLangCode, ExampleSentence>>) =>
  concept({ en: ['house'], de: ['Haus', 'Gebäude'], es: ['ir'] }, { example });

it('finds marked texts that are no form of the word', () => {
  const content = contentWith({
    concepts: [
      house({ de: { text: 'Das Heim ist alt.', form: 'Heim' } }),
      house({ de: { text: 'Die Häuser sind alt.', form: 'Häuser' } }),
      house({ de: { text: 'Die Bauten sind alt.', form: 'Bauten' } }),
      house({ de: { text: 'Ich rufe an.' } }),
      house({ es: { text: 'Me voy.', form: 'Me voy' } }),
    ],
    grammar: [{ langCode: 'de', text: 'Gebäude', grammar: { plural: 'Bauten' } }],
    forms: [{ langCode: 'es', text: 'ir', kind: 'irregular', forms: ['voy', 'va'] }],
  });
  expect(findFaults(content).map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([
    'marked word: Das Heim ist alt.: Heim is no form of Haus, Gebäude',
  ]);
});

it.each([
  ['gehst', 'gehen', true],
  ['t', 's’excuser', false],
  ['心配しない', '心配する', true],
  ['يعجبك', 'اعجب', true],
  ['מותו', 'מוות', true],
  ['כלב', 'בית', false],
  ['كلب', 'بيت', false],
  ['lief', 'gehen', false],
])('knows whether %s resembles %s', (form, word, expected) => {
  expect(resembles(form, word)).toBe(expected);
});

it('finds sentences with other numbers than the English one', () => {
  const content = contentWith({
    concepts: [
      house({
        en: { text: 'The house has 1,000 rooms.' },
        de: { text: 'Das Haus hat 1000 Zimmer.' },
        ja: { text: '部屋は１０００あります。' },
        fr: { text: 'La maison a 100 pièces.' },
        ru: { text: 'В доме тысяча комнат.' },
      }),
    ],
  });
  expect(findFaults(content).map(({ langCode, kind }) => `${langCode} ${kind}`)).toEqual([
    'ru numbers',
    'fr numbers',
  ]);
});

it('finds sentences that occur twice', () => {
  const sentence = { text: 'Das Haus ist alt.', form: 'Haus' };
  const content = contentWith({ concepts: [house({ de: sentence }), house({ de: sentence })] });
  expect(findFaults(content)).toEqual([
    { langCode: 'de', kind: 'repeated sentence', detail: 'Das Haus ist alt.' },
  ]);
});

import { expect, it } from 'vitest';
import { concept, contentWith } from '../../../../test/content-factory.ts';
import { findMissingForms, parseFrequencyList } from './frequency.ts';

it('reads the commonest forms', () => {
  expect(parseFrequencyList('ich 5890279\nsie 4806182\n')).toEqual(['ich', 'sie']);
  expect(parseFrequencyList('das 1\n'.repeat(400))).toHaveLength(300);
});

it('knows words, their forms, and the texts of tables', () => {
  const name = { en: 'a', ru: 'а' };
  const content = contentWith({
    concepts: [concept({ de: ['Haus²'], en: ['house'] })],
    grammar: [{ langCode: 'de', text: 'Haus²', grammar: { plural: 'Häuser', variants: ['Hauß'] } }],
    forms: [{ langCode: 'de', text: 'Haus²', kind: 'inflected', forms: ['Hauses'] }],
    tables: [
      {
        ...{ slug: 'de-articles', langCode: 'de', name, note: name },
        columns: [
          { name, langCode: null },
          { name, langCode: 'de' },
        ],
        rows: [[name, ['der', 'die']]],
      },
    ],
  });
  const common = ['haus', 'häuser', 'hauß', 'hauses', 'die', 'house', 'a', 'hausen'];
  expect(findMissingForms(common, content, 'de')).toEqual(['house', 'a', 'hausen']);
});

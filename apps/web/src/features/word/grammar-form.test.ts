import { expect, it } from 'vitest';
import { listTextFields } from './grammar-form.ts';

it.each([
  ['de', ['article', 'plural', 'ipa']],
  ['uk', ['plural', 'romanisation', 'stress', 'ipa']],
  ['ja', ['plural', 'reading', 'romanisation', 'ipa']],
])('a form in %s has the fields %j', (langCode, fields) => {
  expect(listTextFields(langCode, () => '')).toEqual(fields);
});

it('a form has a field that is filled', () => {
  expect(listTextFields('de', (name) => (name === 'stress' ? 'á' : ''))).toContain('stress');
});

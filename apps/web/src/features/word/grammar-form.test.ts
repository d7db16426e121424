import { expect, it } from 'vitest';
import { textFieldsOf } from './grammar-form.ts';

it.each([
  ['de', ['article', 'plural', 'ipa']],
  ['uk', ['plural', 'romanisation', 'stress', 'ipa']],
  ['ja', ['plural', 'reading', 'romanisation', 'ipa']],
])('a form in %s has the fields %j', (langCode, fields) => {
  expect(textFieldsOf(langCode, () => '')).toEqual(fields);
});

it('a form has a field that is filled', () => {
  expect(textFieldsOf('de', (name) => (name === 'stress' ? 'á' : ''))).toContain('stress');
});

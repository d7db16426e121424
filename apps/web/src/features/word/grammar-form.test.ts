import { expect, it } from 'vitest';
import {
  findFormsIssue,
  findRowIssues,
  findVariantsIssue,
  formatRows,
  listTextFields,
  parseForms,
  parseRows,
} from './grammar-form.ts';

it.each([
  ['de', ['article', 'plural', 'ipa']],
  ['uk', ['plural', 'romanisation', 'stress', 'ipa']],
  ['ja', ['plural', 'reading', 'romanisation', 'ipa']],
])('a form in %s has the fields %j', (langCode, fields) => {
  expect(listTextFields(langCode, () => '')).toEqual(fields);
});

it('lists a field that is filled', () => {
  expect(listTextFields('de', (name) => (name === 'stress' ? 'á' : ''))).toContain('stress');
});

it.each([
  [[]],
  [[{ name: '', text: '' }]],
  [
    [
      { name: 'past tense', text: 'went' },
      { name: '', text: ' gone' },
    ],
  ],
])('restores the rows %j of a text', (rows) => {
  expect(parseRows(formatRows(rows))).toEqual(rows);
});

it('keeps a pasted row with tabs in one row', () => {
  const rows = [{ name: 'past\ttense', text: 'went\n' }];
  expect(parseForms(formatRows(rows))).toEqual([{ name: 'past tense', text: 'went' }]);
});

it('leaves out empty rows', () => {
  const rows = [
    { name: ' ', text: '' },
    { name: 'Dativ', text: ' Birnen ' },
  ];
  expect(parseForms(formatRows(rows))).toEqual([{ name: 'Dativ', text: 'Birnen' }]);
  expect(findFormsIssue(formatRows(rows))).toBeUndefined();
});

it('requires both parts of a row, and limits their length', () => {
  expect(findRowIssues({ name: 'Dativ', text: ' ' })).toEqual({
    name: undefined,
    text: { code: 'required' },
  });
  expect(findFormsIssue('\tBirnen')).toEqual({ code: 'required' });
  expect(findFormsIssue(`${'a'.repeat(121)}\tBirnen`)).toEqual({
    code: 'maxLength',
    maxLength: 120,
  });
});

it('limits other spellings', () => {
  expect(findVariantsIssue('gray; grayish')).toBeUndefined();
  expect(findVariantsIssue(`gray; ${'a'.repeat(121)}`)).toEqual({
    code: 'maxLength',
    maxLength: 120,
  });
  expect(findVariantsIssue('gray;'.repeat(11))).toEqual({ code: 'maxItems', maxItems: 10 });
});

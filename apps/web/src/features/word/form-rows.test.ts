import { expect, it } from 'vitest';
import { findFormsIssue, findRowIssues, formatRows, parseForms, parseRows } from './form-rows.ts';

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

it('keeps a row together that was pasted with tabs', () => {
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

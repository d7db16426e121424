import { expect, it } from 'vitest';
import { formsIssue, formsOfText, rowIssues, rowsOfText, textOfRows } from './form-rows.ts';

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
  expect(rowsOfText(textOfRows(rows))).toEqual(rows);
});

it('keeps a row together that was pasted with tabs', () => {
  const rows = [{ name: 'past\ttense', text: 'went\n' }];
  expect(formsOfText(textOfRows(rows))).toEqual([{ name: 'past tense', text: 'went' }]);
});

it('leaves out empty rows', () => {
  const rows = [
    { name: ' ', text: '' },
    { name: 'Dativ', text: ' Birnen ' },
  ];
  expect(formsOfText(textOfRows(rows))).toEqual([{ name: 'Dativ', text: 'Birnen' }]);
  expect(formsIssue(textOfRows(rows))).toBeUndefined();
});

it('requires both parts of a row, and limits their length', () => {
  expect(rowIssues({ name: 'Dativ', text: ' ' })).toEqual({
    name: undefined,
    text: { code: 'required' },
  });
  expect(formsIssue('\tBirnen')).toEqual({ code: 'required' });
  expect(formsIssue(`${'a'.repeat(121)}\tBirnen`)).toEqual({ code: 'maxLength', maxLength: 120 });
});

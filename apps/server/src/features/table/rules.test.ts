import type { NewTableCell } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { checkCell, checkColumnCount, checkRow, checkRowCount, columnAt } from './rules.ts';

const person = { langCode: null };
const german = { langCode: 'de' };
const label = { label: 'ich' };
const wordsOf = (count: number): NewTableCell => ({
  words: Array.from({ length: count }, (_, index) => ({ text: `Wort ${index}` })),
});

it('has from 2 to 10 columns', () => {
  expect(codeOf(() => checkColumnCount(1))).toBe('TableMinColumnsBelow');
  expect(codeOf(() => checkColumnCount(2))).toBeUndefined();
  expect(codeOf(() => checkColumnCount(10))).toBeUndefined();
  expect(codeOf(() => checkColumnCount(11))).toBe('TableMaxColumnsExceeded');
});

it('has up to 200 rows', () => {
  expect(codeOf(() => checkRowCount(0))).toBeUndefined();
  expect(codeOf(() => checkRowCount(200))).toBeUndefined();
  expect(codeOf(() => checkRowCount(201))).toBe('TableMaxRowsExceeded');
});

it('has a cell of the right kind for each column of a row', () => {
  const columns = [person, german];
  const check = (cells: NewTableCell[]) => codeOf(() => checkRow(cells, columns, 'rows.0'));
  expect(check([label, wordsOf(1)])).toBeUndefined();
  expect(check([label])).toBe('TableRowColumnsUnmatched');
  expect(check([label, wordsOf(1), wordsOf(1)])).toBe('TableRowColumnsUnmatched');
  expect(check([wordsOf(1), wordsOf(1)])).toBe('ParameterInvalid');
  expect(check([label, label])).toBe('ParameterInvalid');
});

it('has up to 10 words in a cell, or none', () => {
  expect(codeOf(() => checkCell(wordsOf(0), german, ''))).toBeUndefined();
  expect(codeOf(() => checkCell(wordsOf(10), german, ''))).toBeUndefined();
  expect(codeOf(() => checkCell(wordsOf(11), german, ''))).toBe('TableCellMaxWordsExceeded');
});

it('names the cell that is wrong', () => {
  const check = () => checkRow([label, wordsOf(11)], [person, german], 'rows.7');
  expect(check).toThrow(
    expect.objectContaining({
      fields: [{ path: 'rows.7.1.words', issue: { code: 'maxItems', maxItems: 10 } }],
    }),
  );
});

it('counts its columns from 0', () => {
  expect(columnAt([person, german], 1)).toBe(german);
  for (const index of [-1, 2]) {
    expect(codeOf(() => columnAt([person, german], index))).toBe('TableRowInvalidColumnIndex');
  }
});

function codeOf(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof ApplicationError) return error.code;
    throw error;
  }
}

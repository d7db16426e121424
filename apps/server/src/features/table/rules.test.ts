import type { NewTableCell } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import {
  checkCell,
  checkColumnCount,
  checkRow,
  checkRowCount,
  columnAt,
  insertedAt,
  movedTo,
} from './rules.ts';

const person = { langCode: null };
const german = { langCode: 'de' };
const label = { label: 'ich' };
const wordsOf = (count: number): NewTableCell => ({
  words: Array.from({ length: count }, (_, index) => ({ text: `Wort ${index}` })),
});

it('limits the number of columns', () => {
  expect(codeOf(() => checkColumnCount(1))).toBe('TableMinColumnsBelow');
  expect(codeOf(() => checkColumnCount(2))).toBeUndefined();
  expect(codeOf(() => checkColumnCount(10))).toBeUndefined();
  expect(codeOf(() => checkColumnCount(11))).toBe('TableMaxColumnsExceeded');
});

it('limits the number of rows', () => {
  expect(codeOf(() => checkRowCount(0))).toBeUndefined();
  expect(codeOf(() => checkRowCount(200))).toBeUndefined();
  expect(codeOf(() => checkRowCount(201))).toBe('TableMaxRowsExceeded');
});

it('requires a cell of the right kind for each column', () => {
  const columns = [person, german];
  const check = (cells: NewTableCell[]) => codeOf(() => checkRow(cells, columns, 'rows.0'));
  expect(check([label, wordsOf(1)])).toBeUndefined();
  expect(check([label])).toBe('TableRowColumnsUnmatched');
  expect(check([label, wordsOf(1), wordsOf(1)])).toBe('TableRowColumnsUnmatched');
  expect(check([wordsOf(1), wordsOf(1)])).toBe('ParameterInvalid');
  expect(check([label, label])).toBe('ParameterInvalid');
});

it('limits the number of words in a cell', () => {
  expect(codeOf(() => checkCell(wordsOf(0), german, ''))).toBeUndefined();
  expect(codeOf(() => checkCell(wordsOf(10), german, ''))).toBeUndefined();
  expect(codeOf(() => checkCell(wordsOf(11), german, ''))).toBe('TableCellMaxWordsExceeded');
});

it('reports the invalid cell', () => {
  const check = () => checkRow([label, wordsOf(11)], [person, german], 'rows.7');
  expect(check).toThrow(
    expect.objectContaining({
      fields: [{ path: 'rows.7.1.words', issue: { code: 'maxItems', maxItems: 10 } }],
    }),
  );
});

it('finds columns by their index from 0', () => {
  expect(columnAt([person, german], 1)).toBe(german);
  for (const index of [-1, 2]) {
    expect(codeOf(() => columnAt([person, german], index))).toBe('TableRowInvalidColumnIndex');
  }
});

const rows = ['a', 'b', 'c'];

it('inserts items at a position, or at the end', () => {
  expect(insertedAt(rows, ['x', 'y'], 1)).toEqual(['x', 'y', 'a', 'b', 'c']);
  expect(insertedAt(rows, ['x'], 3)).toEqual(['a', 'b', 'x', 'c']);
  expect(insertedAt(rows, ['x'])).toEqual(['a', 'b', 'c', 'x']);
  expect(insertedAt(rows, ['x'], 1_000)).toEqual(['a', 'b', 'c', 'x']);
});

it('moves an item to a position', () => {
  expect(movedTo(rows, 'a', 2)).toEqual(['b', 'a', 'c']);
  expect(movedTo(rows, 'a', 3)).toEqual(['b', 'c', 'a']);
  expect(movedTo(rows, 'c', 1)).toEqual(['c', 'a', 'b']);
  expect(movedTo(rows, 'b', 2)).toEqual(rows);
  expect(movedTo(rows, 'a', 1_000)).toEqual(['b', 'c', 'a']);
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

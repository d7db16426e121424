import type { NewTableCell } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import {
  checkCell,
  checkColumnCount,
  checkRow,
  checkRowCount,
  getColumn,
  insertAt,
  moveTo,
} from './rules.ts';

const person = { langCode: null };
const german = { langCode: 'de' };
const label = { label: 'ich' };
const toWords = (count: number): NewTableCell => ({
  words: Array.from({ length: count }, (_, index) => ({ text: `Wort ${index}` })),
});

it('limits the number of columns', () => {
  expect(catchCode(() => checkColumnCount(1))).toBe('TableMinColumnsBelow');
  expect(catchCode(() => checkColumnCount(2))).toBeUndefined();
  expect(catchCode(() => checkColumnCount(10))).toBeUndefined();
  expect(catchCode(() => checkColumnCount(11))).toBe('TableMaxColumnsExceeded');
});

it('limits the number of rows', () => {
  expect(catchCode(() => checkRowCount(0))).toBeUndefined();
  expect(catchCode(() => checkRowCount(200))).toBeUndefined();
  expect(catchCode(() => checkRowCount(201))).toBe('TableMaxRowsExceeded');
});

it('requires a cell of the right kind for each column', () => {
  const columns = [person, german];
  const check = (cells: NewTableCell[]) => catchCode(() => checkRow(cells, columns, 'rows.0'));
  expect(check([label, toWords(1)])).toBeUndefined();
  expect(check([label])).toBe('TableRowColumnsUnmatched');
  expect(check([label, toWords(1), toWords(1)])).toBe('TableRowColumnsUnmatched');
  expect(check([toWords(1), toWords(1)])).toBe('ParameterInvalid');
  expect(check([label, label])).toBe('ParameterInvalid');
});

it('limits the number of words in a cell', () => {
  expect(catchCode(() => checkCell(toWords(0), german, ''))).toBeUndefined();
  expect(catchCode(() => checkCell(toWords(10), german, ''))).toBeUndefined();
  expect(catchCode(() => checkCell(toWords(11), german, ''))).toBe('TableCellMaxWordsExceeded');
});

it('reports the invalid cell', () => {
  const check = () => checkRow([label, toWords(11)], [person, german], 'rows.7');
  expect(check).toThrow(
    expect.objectContaining({
      fields: [{ path: 'rows.7.1.words', issue: { code: 'maxItems', maxItems: 10 } }],
    }),
  );
});

it('finds columns by their index from 0', () => {
  expect(getColumn([person, german], 1)).toBe(german);
  for (const index of [-1, 2]) {
    expect(catchCode(() => getColumn([person, german], index))).toBe('TableRowInvalidColumnIndex');
  }
});

const rows = ['a', 'b', 'c'];

it('inserts items at a position, or at the end', () => {
  expect(insertAt(rows, ['x', 'y'], 1)).toEqual(['x', 'y', 'a', 'b', 'c']);
  expect(insertAt(rows, ['x'], 3)).toEqual(['a', 'b', 'x', 'c']);
  expect(insertAt(rows, ['x'])).toEqual(['a', 'b', 'c', 'x']);
  expect(insertAt(rows, ['x'], 1_000)).toEqual(['a', 'b', 'c', 'x']);
});

it('moves an item to a position', () => {
  expect(moveTo(rows, 'a', 2)).toEqual(['b', 'a', 'c']);
  expect(moveTo(rows, 'a', 3)).toEqual(['b', 'c', 'a']);
  expect(moveTo(rows, 'c', 1)).toEqual(['c', 'a', 'b']);
  expect(moveTo(rows, 'b', 2)).toEqual(rows);
  expect(moveTo(rows, 'a', 1_000)).toEqual(['b', 'c', 'a']);
});

function catchCode(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof ApplicationError) return error.code;
    throw error;
  }
}

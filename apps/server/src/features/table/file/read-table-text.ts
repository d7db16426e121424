import type { NewTableCell } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { normalizeText } from '@wordhoard/contract/text';
import { type Issue, isSameText } from '@wordhoard/validators';
import { readTable, type UnreadLines } from '@wordhoard/word-import';
import type { CsvError } from '../../../platform/csv/csv-error.ts';

interface ReadRow {
  line: number;
  cells: NewTableCell[];
}

export interface ReadTable {
  names: string[];
  rows: ReadRow[];
  errors: CsvError[];
}

export interface ExpectedColumn {
  langCode: string | null;
  /** Undefined if the header may give any name. */
  name?: string | undefined;
}

/** Parses a header with the names of the columns, and rows. */
export function readTableText(text: string, columns: readonly ExpectedColumn[]): ReadTable {
  const table = readTable(text, { isNamed: false });
  const isAnki = table.columns.some(({ name }) => name !== '');
  const header = isAnki ? undefined : table.rows[0];
  const cells = header?.cells ?? table.columns.map(({ name }) => name);
  const names = cells.map(normalizeText);
  const rows = table.rows.slice(header === undefined ? 0 : 1);
  const read = rows.map(({ line, cells }) => ({ line, cells: readCells(cells, columns) }));
  const issues = [
    { line: header?.line ?? 1, issue: findHeaderIssue(names, columns) },
    ...read.map(({ line, cells }) => ({ line, issue: findRowIssue(cells, columns.length) })),
  ];
  const invalid = issues.flatMap(({ line, issue }) =>
    issue === undefined ? [] : [{ line, issue }],
  );
  const invalidLines = new Set(invalid.map(({ line }) => line));
  return {
    names,
    rows: read.filter(({ line }) => !invalidLines.has(line)),
    errors: [...table.unread.map(describeUnread), ...invalid].toSorted(
      (one, other) => one.line - other.line,
    ),
  };
}

const describeUnread = ({ line, code }: UnreadLines): CsvError => ({
  line,
  issue: code === 'quotation' ? { code } : { code: 'invalid' },
});

const readCells = (cells: readonly string[], columns: readonly ExpectedColumn[]): NewTableCell[] =>
  // One cell too many is enough to refuse a row.
  cells
    .slice(0, columns.length + 1)
    .map((cell, index) =>
      columns[index]?.langCode
        ? { words: splitWords(cell).map((text) => ({ text })) }
        : { label: normalizeText(cell) },
    );

/** Separators of words, and the backslash that escapes them. */
const special = /[\\;]|(?<=^|\s)\/(?=\s|$)/g;
const token = /\\(?<escaped>[\\;/])|(?<separator>;|(?<=\s)\/(?=\s))|./gsu;

/** Joins the words of a cell: `was; were`. */
export const joinWords = (words: readonly string[]): string =>
  words.map((word) => word.replace(special, '\\$&')).join('; ');

/** Splits words at `;` and ` / `. */
export function splitWords(text: string): string[] {
  const words = [''];
  for (const { 0: character, groups = {} } of text.matchAll(token)) {
    if (groups['separator'] !== undefined) words.push('');
    else words.push(`${words.pop()}${groups['escaped'] ?? character}`);
  }
  return words.map(normalizeText).filter((word) => word !== '');
}

const { nameMaxLength, wordMaxLength, tableCellMaxWords } = limits;

function findHeaderIssue(
  names: readonly string[],
  columns: readonly { name?: string | undefined }[],
): Issue | undefined {
  if (names.length === 0 || names.includes('')) return { code: 'required' };
  const expected = columns.flatMap(({ name }) => (name === undefined ? [] : [normalizeText(name)]));
  if (expected.some((name, index) => !isSameText(name, names[index] ?? ''))) {
    return { code: 'option', options: [expected.join(', ')] };
  }
  return findCountIssue(names.length, columns.length) ?? findLengthIssue(names, nameMaxLength);
}

function findRowIssue(cells: readonly NewTableCell[], columnCount: number): Issue | undefined {
  return (
    findCountIssue(cells.length, columnCount) ??
    cells.map(findCellIssue).find((issue) => issue !== undefined)
  );
}

function findCellIssue(cell: NewTableCell): Issue | undefined {
  if ('label' in cell) return findLengthIssue([cell.label], wordMaxLength);
  if (cell.words.length > tableCellMaxWords) {
    return { code: 'maxItems', maxItems: tableCellMaxWords };
  }
  const texts = cell.words.flatMap((word) => ('text' in word ? [word.text] : []));
  return findLengthIssue(texts, wordMaxLength);
}

function findCountIssue(count: number, expected: number): Issue | undefined {
  if (count < expected) return { code: 'minItems', minItems: expected };
  return count > expected ? { code: 'maxItems', maxItems: expected } : undefined;
}

const findLengthIssue = (texts: readonly string[], maxLength: number): Issue | undefined =>
  texts.some((text) => text.length > maxLength) ? { code: 'maxLength', maxLength } : undefined;

import type { NewTableCell } from '@wordhoard/contract';
import type { CsvFault } from '../csv/csv-fault.ts';
import { parseCsv } from '../csv/parse-csv.ts';
import { tidyText } from '../word/word-key.ts';
import { splitWords } from './cell-text.ts';
import { headerIssue, rowIssue } from './text-rules.ts';

interface ReadRow {
  line: number;
  cells: NewTableCell[];
}

export interface ReadTable {
  /** Of the columns. */
  names: string[];
  /** Those that nothing is wrong with. */
  rows: ReadRow[];
  faults: CsvFault[];
}

export interface ExpectedColumn {
  langCode: string | null;
  /** Left out where the text gives it. */
  name?: string | undefined;
}

/** Reads rows under a line with the names of the columns. */
export function readTableText(text: string, columns: readonly ExpectedColumn[]): ReadTable {
  const { header, rows, faults } = parseCsv(text, () => true);
  const names = (header?.cells ?? []).map(tidyText);
  const read = rows.map(({ line, cells }) => ({ line, cells: readCells(cells, columns) }));
  const issues = [
    { line: header?.line ?? 1, issue: headerIssue(names, columns) },
    ...read.map(({ line, cells }) => ({ line, issue: rowIssue(cells, columns.length) })),
  ];
  const wrong = issues.flatMap(({ line, issue }) => (issue === undefined ? [] : [{ line, issue }]));
  const wrongLines = new Set(wrong.map(({ line }) => line));
  return {
    names,
    rows: read.filter(({ line }) => !wrongLines.has(line)),
    faults: [...faults, ...wrong].toSorted((one, other) => one.line - other.line),
  };
}

const readCells = (cells: readonly string[], columns: readonly ExpectedColumn[]): NewTableCell[] =>
  cells.map((cell, index) =>
    columns[index]?.langCode
      ? { words: splitWords(cell).map((text) => ({ text })) }
      : { label: tidyText(cell) },
  );

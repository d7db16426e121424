import type { Issue } from '@wordhoard/validators';
import { parse } from 'csv-parse/sync';
import { ApplicationError } from '../errors/application-error.ts';
import { unguardFormula } from './write-csv.ts';

/** An error in the row that begins on a line. Lines are counted from 1, as in editors. */
export interface CsvError {
  line: number;
  issue: Issue;
}

export const maxReportedErrors = 100;

/** @throws ApplicationError with all errors if there are any, so that nothing is imported */
export function refuseCsvErrors(errors: readonly CsvError[]): void {
  if (errors.length === 0) return;
  const fields = errors
    .toSorted((one, other) => one.line - other.line)
    .slice(0, maxReportedErrors)
    .map(({ line, issue }) => ({ path: `line.${line}`, issue }));
  throw new ApplicationError('CsvParsingValidation', { fields });
}

interface CsvRow {
  /** The line on which the row begins, counted from 1. */
  line: number;
  cells: string[];
}

export interface Csv {
  /** The names of the columns. */
  header: CsvRow | undefined;
  rows: CsvRow[];
  /** Rows that could not be parsed. Report them together with other errors. */
  errors: CsvError[];
}

/**
 * Parses pasted rows. Detects whether commas, semicolons or tabs separate their cells. Skips empty lines
 * and trims cells. A cell is quoted only if it begins with a quotation mark.
 *
 * @param isHeader - whether the first row names the columns; Anki names them in a header of its own
 * @param maxRows - the row after which to stop reading, by default the last
 */
export function parseCsv(
  text: string,
  isHeader: (cells: string[]) => boolean,
  maxRows = Number.MAX_SAFE_INTEGER,
): Csv {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  const { lineCount, delimiter, columns } = readAnkiHeader(lines);
  const isFromSpreadsheet = lineCount === 0;
  const { rows, errors } = parseLines(lines, { start: lineCount, announced: delimiter, maxRows });
  const [first, ...rest] = isFromSpreadsheet ? rows.map(unguard) : rows;
  if (first === undefined) return { header: columns, rows: [], errors };
  return isFromSpreadsheet && isHeader(first.cells)
    ? { header: first, rows: rest, errors }
    : { header: columns, rows: [first, ...rest], errors };
}

const unguard = ({ line, cells }: CsvRow): CsvRow => ({ line, cells: cells.map(unguardFormula) });

interface Reading {
  start: number;
  announced: Delimiter | undefined;
  maxRows: number;
}

/** Continues with the next line after an error, so that all errors are found. */
function parseLines(lines: readonly string[], { start, announced, maxRows }: Reading) {
  let text = lines.slice(start).join('\n');
  const delimiter = announced ?? detectDelimiter(text);
  const rows: CsvRow[] = [];
  const errors: CsvError[] = [];
  let read = start;
  while (errors.length < maxReportedErrors && rows.length < maxRows) {
    const part = parseUntilError(text, delimiter, maxRows - rows.length);
    for (const { line, cells } of part.rows) rows.push({ line: read + line, cells });
    if (!part.hasError) break;
    const errorLine = skipEmpty(lines, read + part.linesRead);
    errors.push({ line: errorLine + 1, issue: { code: 'quotation' } });
    text = withoutLines(text, errorLine + 1 - read);
    read = errorLine + 1;
  }
  return { rows, errors };
}

function skipEmpty(lines: readonly string[], start: number): number {
  let index = start;
  while (lines[index]?.trim() === '') index += 1;
  return index;
}

function withoutLines(text: string, count: number): string {
  let offset = 0;
  for (let line = 0; line < count; line += 1) {
    const end = text.indexOf('\n', offset);
    if (end === -1) return '';
    offset = end + 1;
  }
  return text.slice(offset);
}

interface ParsedPart {
  rows: CsvRow[];
  linesRead: number;
  hasError: boolean;
}

function parseUntilError(text: string, delimiter: Delimiter, maxRows: number): ParsedPart {
  const part: ParsedPart = { rows: [], linesRead: 0, hasError: false };
  const keep = (cells: string[], { lines }: { lines: number }): null => {
    part.rows.push({ line: lines - countLineBreaks(cells), cells });
    part.linesRead = lines;
    return null;
  };
  try {
    parse(text, { ...options, delimiter, to: maxRows, on_record: keep });
  } catch {
    part.hasError = true;
  }
  return part;
}

const options = {
  record_delimiter: '\n',
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  trim: true,
};

const countLineBreaks = (cells: readonly string[]): number => cells.join('').split('\n').length - 1;

type Delimiter = ',' | ';' | '\t';

/** Quoted cells may contain any delimiter. Spaces before them exclude tabs, so that many tabs are read once. */
const quotedCells = /(?<=^|[\t,;])[^\S\n\t]*"(?:[^"]|"")*"/gm;

/**
 * The tab if there is any, because no word contains one. Otherwise, the delimiter that comes first in
 * most lines: `cat,кошка;кот` is split at the comma, and `cat;кошка, кот` at the semicolon.
 */
function detectDelimiter(text: string): Delimiter {
  const unquoted = text.replace(quotedCells, '');
  if (unquoted.includes('\t')) return '\t';
  const first = unquoted.split('\n').map((line) => /[,;]/.exec(line)?.[0]);
  const timesFirst = (delimiter: string) => first.filter((one) => one === delimiter).length;
  return timesFirst(';') > timesFirst(',') ? ';' : ',';
}

/** The header lines of Anki's text files, such as `#separator:tab`. */
const headerLine = /^#(separator|html|columns|tags|notetype|deck|guid|if matches)\b[^:]*:/i;
const separatorLine = /^#separator:\s*(.+?)\s*$/i;

const separators: Record<string, Delimiter> = {
  tab: '\t',
  '\t': '\t',
  comma: ',',
  ',': ',',
  semicolon: ';',
  ';': ';',
};

const columnsLine = /^#columns:(.+)$/i;

function readAnkiHeader(lines: readonly string[]) {
  const end = lines.findIndex((line) => !headerLine.test(line));
  const header = end === -1 ? lines : lines.slice(0, end);
  const separator = header.map((line) => separatorLine.exec(line)?.[1]).find(Boolean);
  const delimiter = separators[separator?.toLowerCase() ?? ''];
  const index = header.findIndex((line) => columnsLine.test(line));
  const names = columnsLine.exec(header[index] ?? '')?.[1]?.split(delimiter ?? '\t');
  return {
    lineCount: header.length,
    delimiter,
    columns: names && { line: index + 1, cells: names.map((name) => name.trim()) },
  };
}

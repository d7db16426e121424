import type { Issue } from '@wordhoard/validators';
import { parse } from 'csv-parse/sync';
import { ApplicationError } from '../errors/application-error.ts';
import { unguardFormula } from './write-csv.ts';

/** What is wrong with the row that begins on a line. Lines are counted from 1, as editors do. */
export interface CsvFault {
  line: number;
  issue: Issue;
}

export const maxReportedFaults = 100;

/** All or nothing: where any row is wrong nothing is imported, and all that are wrong are named. */
export function refuseFaults(faults: readonly CsvFault[]): void {
  if (faults.length === 0) return;
  const fields = faults
    .toSorted((one, other) => one.line - other.line)
    .slice(0, maxReportedFaults)
    .map(({ line, issue }) => ({ path: `line.${line}`, issue }));
  throw new ApplicationError('CsvParsingValidation', { fields });
}

interface CsvRow {
  /** On which it begins, counted from 1. */
  line: number;
  cells: string[];
}

export interface Csv {
  header: CsvRow | undefined;
  rows: CsvRow[];
  /** Rows that could not be read; refuse them together with what is wrong with the others. */
  faults: CsvFault[];
}

/**
 * Reads what people paste: rows of cells parted by commas, semicolons or tabs, whichever it is.
 * White space around cells and empty lines are left out. Only what begins with a quote is quoted.
 *
 * @param isHeader - whether the first row names the columns; Anki names them elsewhere
 */
export function parseCsv(text: string, isHeader: (cells: string[]) => boolean): Csv {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  const { lineCount, delimiter } = readAnkiHeader(lines);
  const isFromSpreadsheet = lineCount === 0;
  const { rows, faults } = parseLines(lines, lineCount, delimiter);
  const [first, ...rest] = isFromSpreadsheet ? rows.map(unguard) : rows;
  if (first === undefined) return { header: undefined, rows: [], faults };
  return isFromSpreadsheet && isHeader(first.cells)
    ? { header: first, rows: rest, faults }
    : { header: undefined, rows: [first, ...rest], faults };
}

const unguard = ({ line, cells }: CsvRow): CsvRow => ({ line, cells: cells.map(unguardFormula) });

/** After a row that cannot be read it goes on with the next line, so that all of them are found. */
function parseLines(
  lines: readonly string[],
  start: number,
  announced: Delimiter | undefined,
): Pick<Csv, 'rows' | 'faults'> {
  let text = lines.slice(start).join('\n');
  const delimiter = announced ?? detectDelimiter(text);
  const rows: CsvRow[] = [];
  const faults: CsvFault[] = [];
  let read = start;
  while (faults.length < maxReportedFaults) {
    const part = parseUntilFault(text, delimiter);
    for (const { line, cells } of part.rows) rows.push({ line: read + line, cells });
    if (!part.isFaulty) break;
    const faulty = skipEmpty(lines, read + part.linesRead);
    faults.push({ line: faulty + 1, issue: { code: 'quotation' } });
    text = withoutLines(text, faulty + 1 - read);
    read = faulty + 1;
  }
  return { rows, faults };
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
  isFaulty: boolean;
}

function parseUntilFault(text: string, delimiter: Delimiter): ParsedPart {
  const part: ParsedPart = { rows: [], linesRead: 0, isFaulty: false };
  const keep = (cells: string[], { lines }: { lines: number }): null => {
    part.rows.push({ line: lines - countLineBreaks(cells), cells });
    part.linesRead = lines;
    return null;
  };
  try {
    parse(text, { ...options, delimiter, on_record: keep });
  } catch {
    part.isFaulty = true;
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

/** Quoted cells may hold any delimiter. */
const quotedCells = /(?<=^|[\t,;])[^\S\n]*"(?:[^"]|"")*"/gm;

/**
 * A tab wherever there is one, since no word holds it. Else the one that most lines have first:
 * `cat,кошка;кот` is split at its comma and `cat;кошка, кот` at its semicolon.
 */
function detectDelimiter(text: string): Delimiter {
  const unquoted = text.replace(quotedCells, '');
  if (unquoted.includes('\t')) return '\t';
  const first = unquoted.split('\n').map((line) => /[,;]/.exec(line)?.[0]);
  const timesFirst = (delimiter: string) => first.filter((one) => one === delimiter).length;
  return timesFirst(';') > timesFirst(',') ? ';' : ',';
}

/** The lines, such as `#separator:tab`, that Anki puts before the notes of a text file. */
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

interface AnkiHeader {
  lineCount: number;
  delimiter: Delimiter | undefined;
}

function readAnkiHeader(lines: readonly string[]): AnkiHeader {
  const end = lines.findIndex((line) => !headerLine.test(line));
  const header = end === -1 ? lines : lines.slice(0, end);
  const separator = header.map((line) => separatorLine.exec(line)?.[1]).find(Boolean);
  return { lineCount: header.length, delimiter: separators[separator?.toLowerCase() ?? ''] };
}

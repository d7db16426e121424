import {
  escapePattern,
  isComma,
  type SeparatorPair,
  separatesOnce,
  writePattern,
} from './separators.ts';

/** Lines of a text, counted from 1. If other signs than line breaks separate rows, rows are counted instead. */
export interface LineRange {
  line: number;
  lines: number;
}

/** A row of cells. */
export interface TextRecord extends LineRange {
  cells: string[];
  /** The object of a JSON file. */
  source?: Readonly<Record<string, unknown>>;
}

/** Why lines are not read. */
export type UnreadCode =
  /** A quotation mark is missing or stands beside a quoted cell. */
  | 'quotation'
  /** More or longer cells than any table has. */
  | 'cells'
  /** The lines stand outside the table, or say nothing that a row has. */
  | 'outside'
  /** Nothing but pictures and sounds. */
  | 'media';

/** Lines that are not read, and why. */
export interface UnreadLines extends LineRange {
  code: UnreadCode;
  text: string;
}

export interface RecordList {
  records: TextRecord[];
  unread: UnreadLines[];
}

export const maxCells = 60;
/** No row of a table is as long. */
export const maxLength = 20_000;

const blankLines = /(?:[^\S\n\t]*\n)+/y;
const spaces = /[^\S\n\t]*/y;

export interface RecordOptions {
  /** Whether a program has written the separators: each separates, and any cell may be quoted. */
  isExact?: boolean;
}

/**
 * Splits a text into rows of cells. Skips empty lines and trims cells. A cell is quoted only if it begins with a
 * quotation mark and, except where commas separate, ends with one. After an invalid row, it continues with the next line. Takes linear time.
 *
 * @throws RangeError if a separator is empty
 * @example
 * readRecords('a,"b, c"', { cells: ',', rows: '\n' }).records; // [{ line: 1, lines: 1, cells: ['a', 'b, c'] }]
 */
export function readRecords(
  text: string,
  separators: SeparatorPair,
  options: RecordOptions = {},
): RecordList {
  const reader = new RecordReader(text, separators, options);
  const records: TextRecord[] = [];
  const unread: UnreadLines[] = [];
  const countsLines = /^\n+$/.test(separators.rows);
  let counted = { position: 0, line: 1 };
  for (let row = 1; reader.skipBlank(); row += 1) {
    const { position } = reader;
    const line = counted.line + countBreaks(text.slice(counted.position, position));
    counted = { position, line };
    const cells = reader.readCells();
    if (cells === undefined) reader.skipRow(position);
    const written = text.slice(position, reader.position).trimEnd();
    const range = countsLines ? { line, lines: countBreaks(written) + 1 } : { line: row, lines: 1 };
    const code = findFault(cells, written);
    if (code !== undefined) unread.push({ ...range, code, text: written });
    else if (cells && (cells.length > 1 || cells[0] !== '')) records.push({ ...range, cells });
  }
  return { records, unread };
}

const countBreaks = (text: string): number => text.split('\n').length - 1;

/** Why a row cannot be read. */
export function findFault(
  cells: readonly string[] | undefined,
  written: string,
): UnreadCode | undefined {
  if (cells === undefined) return 'quotation';
  return cells.length > maxCells || written.length > maxLength ? 'cells' : undefined;
}

class RecordReader {
  position = 0;
  readonly #text: string;
  readonly #boundary: RegExp;
  readonly #rowEnd: RegExp;
  readonly #once: boolean;
  readonly #hasQuotes: boolean;
  /** Where commas or only lines separate, text beside a quoted cell is more likely a mistake. */
  readonly #allowsMarks: boolean;

  constructor(text: string, { cells, rows }: SeparatorPair, { isExact = false }: RecordOptions) {
    if (cells === '' || rows === '') throw new RangeError('A separator is empty');
    this.#text = text;
    // The only group, so that it tells rows from cells.
    const row = `(${writePattern(rows)})`;
    this.#rowEnd = new RegExp(row, 'gu');
    const pattern = cells && (isExact ? escapePattern(cells) : writePattern(cells));
    this.#boundary = pattern === undefined ? this.#rowEnd : new RegExp(`${pattern}|${row}`, 'gu');
    this.#once = !isExact && separatesOnce(cells);
    this.#hasQuotes = isExact || cells === undefined || /^[\t,;|，；،؛]$/.test(cells);
    this.#allowsMarks = cells !== undefined && !isComma(cells);
  }

  /** Returns whether anything is left. */
  skipBlank(): boolean {
    blankLines.lastIndex = this.position;
    if (blankLines.test(this.#text)) this.position = blankLines.lastIndex;
    return this.position < this.#text.length;
  }

  /** Returns `undefined` if a quotation mark is wrong. */
  readCells(): string[] | undefined {
    const cells: string[] = [];
    for (;;) {
      const boundary = this.#once && cells.length > 0 ? this.#rowEnd : this.#boundary;
      const cell = this.#readCell(boundary);
      if (cell === undefined) return undefined;
      cells.push(cell.text);
      this.position = cell.next;
      if (cell.isLast) return cells;
    }
  }

  /** Moves behind the line or row that begins at a place. */
  skipRow(position: number): void {
    this.#rowEnd.lastIndex = position;
    this.position = this.#rowEnd.test(this.#text) ? this.#rowEnd.lastIndex : this.#text.length;
  }

  #readCell(boundary: RegExp) {
    spaces.lastIndex = this.position;
    spaces.test(this.#text);
    const start = spaces.lastIndex;
    if (!this.#hasQuotes || this.#text[start] !== '"') return this.#cutCell(boundary, start);
    const end = this.#findQuotedEnd(start + 1);
    const after = end === undefined ? undefined : this.#cutCell(boundary, end);
    if (after?.text === '')
      return {
        ...after,
        text: this.#text
          .slice(start + 1, end)
          .slice(0, -1)
          .replaceAll('""', '"'),
      };
    return this.#allowsMarks ? this.#cutCell(boundary, start) : undefined;
  }

  /** The text from a place to the end of its cell. */
  #cutCell(boundary: RegExp, start: number) {
    boundary.lastIndex = start;
    const found = boundary.exec(this.#text);
    const stop = found?.index ?? this.#text.length;
    return {
      text: this.#text.slice(start, stop).trim(),
      next: found === null ? stop : boundary.lastIndex,
      isLast: found === null || found[1] !== undefined,
    };
  }

  /** The place behind the closing quotation mark. */
  #findQuotedEnd(start: number): number | undefined {
    for (let from = start; ; ) {
      const quote = this.#text.indexOf('"', from);
      if (quote === -1) return undefined;
      if (this.#text[quote + 1] !== '"') return quote + 1;
      from = quote + 2;
    }
  }
}

import { type SeparatorPair, separatesOnce, writePattern } from './separators.ts';

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
  /** The lines stand outside the table. */
  | 'outside';

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
const maxLength = 20_000;

const blankLines = /(?:[^\S\n\t]*\n)+/y;
const spaces = /[^\S\n\t]*/y;

/**
 * Splits a text into rows of cells. Skips empty lines and trims cells. A cell is quoted only if it begins with a
 * quotation mark. After an invalid row, it continues with the next line. Takes linear time.
 *
 * @example
 * readRecords('a,"b, c"', { cells: ',', rows: '\n' }).records; // [{ line: 1, lines: 1, cells: ['a', 'b, c'] }]
 */
export function readRecords(text: string, separators: SeparatorPair): RecordList {
  const reader = new RecordReader(text, separators);
  const records: TextRecord[] = [];
  const unread: UnreadLines[] = [];
  const countsLines = separators.rows === '\n';
  for (let row = 1; reader.skipBlank(); row += 1) {
    const start = { position: reader.position, line: reader.line };
    const cells = reader.readCells();
    if (cells === undefined) reader.skipRow(start);
    const written = text.slice(start.position, reader.position).replace(/\n$/, '');
    const range = countsLines
      ? { line: start.line, lines: written.split('\n').length }
      : { line: row, lines: 1 };
    const code = findFault(cells, written);
    if (code !== undefined) unread.push({ ...range, code, text: written });
    else if (cells && (cells.length > 1 || cells[0] !== '')) records.push({ ...range, cells });
  }
  return { records, unread };
}

function findFault(cells: readonly string[] | undefined, written: string): UnreadCode | undefined {
  if (cells === undefined) return 'quotation';
  return cells.length > maxCells || written.length > maxLength ? 'cells' : undefined;
}

class RecordReader {
  position = 0;
  line = 1;
  readonly #text: string;
  readonly #boundary: RegExp;
  readonly #rowEnd: RegExp;
  readonly #once: boolean;
  readonly #hasQuotes: boolean;

  constructor(text: string, { cells, rows }: SeparatorPair) {
    this.#text = text;
    const row = `(?<row>${writePattern(rows)})`;
    this.#rowEnd = new RegExp(row, 'gu');
    this.#boundary =
      cells === undefined ? this.#rowEnd : new RegExp(`${writePattern(cells)}|${row}`, 'gu');
    this.#once = separatesOnce(cells);
    this.#hasQuotes = cells === undefined || /^[\t,;|，；،؛]$/.test(cells);
  }

  /** Returns whether anything is left. */
  skipBlank(): boolean {
    blankLines.lastIndex = this.position;
    if (blankLines.test(this.#text)) this.#moveTo(blankLines.lastIndex);
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
      this.#moveTo(cell.next);
      if (cell.isLast) return cells;
    }
  }

  /** Moves behind the line or row that begins at a place. */
  skipRow({ position, line }: { position: number; line: number }): void {
    this.position = position;
    this.line = line;
    this.#rowEnd.lastIndex = position;
    const end = this.#rowEnd.test(this.#text) ? this.#rowEnd.lastIndex : this.#text.length;
    this.#moveTo(end);
  }

  #readCell(boundary: RegExp) {
    spaces.lastIndex = this.position;
    spaces.test(this.#text);
    const start = spaces.lastIndex;
    const isQuoted = this.#hasQuotes && this.#text[start] === '"';
    const end = isQuoted ? this.#findQuotedEnd(start + 1) : start;
    if (end === undefined) return undefined;
    boundary.lastIndex = end;
    const found = boundary.exec(this.#text);
    const stop = found?.index ?? this.#text.length;
    const rest = this.#text.slice(end, stop).trim();
    if (isQuoted && rest !== '') return undefined;
    return {
      text: isQuoted ? this.#text.slice(start + 1, end - 1).replaceAll('""', '"') : rest,
      next: found === null ? stop : boundary.lastIndex,
      isLast: found === null || found.groups?.['row'] !== undefined,
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

  #moveTo(position: number): void {
    for (let at = this.#text.indexOf('\n', this.position); at !== -1 && at < position; ) {
      this.line += 1;
      at = this.#text.indexOf('\n', at + 1);
    }
    this.position = position;
  }
}

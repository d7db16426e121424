import { type AnkiHeader, readAnkiHeader } from './anki-header.ts';
import { cleanRows, listLooks, placeFields, type TableRow } from './clean-rows.ts';
import { isHeaderRow } from './column-names.ts';
import { type ColumnRole, findColumns, type TableColumn } from './columns.ts';
import { joinLines } from './join-lines.ts';
import { readJson } from './json-words.ts';
import { removeListMarks } from './list-marks.ts';
import { readMarkdown } from './markdown.ts';
import { splitPhonetics } from './phonetics.ts';
import {
  type LineRange,
  type RecordList,
  readRecords,
  type TextRecord,
  type UnreadLines,
} from './records.ts';
import { isProse } from './sentence.ts';
import { findSeparators, type SeparatorPair } from './separators.ts';
import { splitAlone, splitAtDash } from './split-line.ts';

export type TableFormat = 'text' | 'anki' | 'markdown' | 'json';

/** What the reader of a preview has chosen. What is absent is recognised. */
export interface ReadingChoices {
  /** What separates cells, see {@link SeparatorPair}. */
  cells?: string | undefined;
  /** What separates rows. */
  rows?: string | undefined;
  /** What the columns are, from the first. */
  roles?: readonly ColumnRole[] | undefined;
  /** Words and translations change places. */
  swap?: boolean | undefined;
  /** Whether the first row names the columns. */
  isNamed?: boolean | undefined;
  /** BCP 47 codes of the learned language and that of translations, by whose names columns are known. */
  languages?: readonly string[] | undefined;
}

/** A table of words as it was recognised. */
export interface WordTable {
  format: TableFormat;
  separators: SeparatorPair;
  columns: TableColumn[];
  /** Whether the first row names the columns. */
  isNamed: boolean;
  /** The lines that are no rows: headers, rules and the names of columns. */
  headerLines: number[];
  rows: TableRow[];
  unread: UnreadLines[];
  /** The number of lines that were appended to the row above. */
  joined: number;
  /** The number of pictures and sounds that were left out. */
  media: number;
  /** The tags of all rows. */
  tags: string[];
}

interface RawTable extends RecordList {
  format: TableFormat;
  separators: SeparatorPair;
  names: string[];
  headerLines: number[];
  anki?: AnkiHeader | undefined;
}

const lineBreak = '\n';

/**
 * Reads a table of words from pasted text: separated by any signs, exported from Anki, Quizlet or a spreadsheet, or written
 * as Markdown or JSON. Lines are counted from 1; in JSON, words are.
 *
 * Every line that is not empty is in a row, among those that are not read, or in the header.
 *
 * @example
 * readTable('spoon\tLöffel', { swap: true }).columns; // [{ role: 'translation', name: '' }, { role: 'word', name: '' }]
 */
export function readTable(text: string, choices: ReadingChoices = {}): WordTable {
  const raw = readRaw(text.replace(/^\ufeff/, '').replace(/\r\n?/g, lineBreak), choices);
  const { anki, records, ...table } = raw;
  const joined = table.format === 'text' || table.format === 'anki' ? joinLines(records) : records;
  const lines = table.format === 'text' ? removeListMarks(joined) : joined;
  const { rows, unread, media } = cleanRows(lines, anki);
  const columns = findColumns({
    names: table.names,
    roles: new Map([...(anki?.roles ?? []), ...(choices.roles ?? []).entries()]),
    rows: rows.map(listLooks),
    other: anki === undefined ? 'translation' : 'note',
    languages: choices.languages,
  });
  const chosen = choices.swap ? columns.map(swapRoles) : columns;
  return {
    format: table.format,
    separators: table.separators,
    columns: chosen,
    isNamed: table.names.length > 0,
    headerLines: table.headerLines,
    rows: rows.map((row) => placeFields(row, chosen)),
    unread: [...table.unread, ...unread].sort((one, other) => one.line - other.line),
    joined: records.length - lines.length,
    media,
    tags: anki?.tags ?? [],
  };
}

const swapped: Partial<Record<ColumnRole, ColumnRole>> = {
  word: 'translation',
  translation: 'word',
};

const swapRoles = ({ role, name }: TableColumn): TableColumn => ({
  role: swapped[role] ?? role,
  name,
});

function readRaw(text: string, choices: ReadingChoices): RawTable {
  const lines = text.split(lineBreak);
  const isChosen = choices.cells !== undefined || choices.rows !== undefined;
  const json = isChosen ? undefined : readJson(text);
  const separators = { cells: undefined, rows: lineBreak };
  if (json) {
    const table = { ...json, format: 'json' as const, separators, headerLines: [] };
    return json.names.length > 0 ? table : takeNames(table, choices);
  }
  const markdown = isChosen ? undefined : readMarkdown(lines);
  if (markdown === undefined) return readText(lines, choices);
  const table = {
    ...markdown,
    format: 'markdown' as const,
    separators: { cells: '|', rows: lineBreak },
  };
  return table.names.length > 0 ? table : takeNames(table, choices);
}

const separatorLine = /^("?)sep=(.)\1$/i;

function readText(lines: readonly string[], choices: ReadingChoices): RawTable {
  const anki = readAnkiHeader(lines);
  const told = separatorLine.exec(lines[anki.lineCount] ?? '')?.[2];
  const skipped = anki.lineCount + (told === undefined ? 0 : 1);
  const body = lineBreak.repeat(skipped) + lines.slice(skipped).join(lineBreak);
  const found = guessSeparators(body);
  const written = told ?? anki.cells;
  const separators = {
    cells: choices.cells ?? written ?? found.cells,
    rows: choices.rows ?? (anki.lineCount > 0 || choices.cells ? lineBreak : found.rows),
  };
  const isExact = choices.cells === undefined && written !== undefined;
  const { records, unread } = readRecords(body, separators, { isExact });
  const table = { separators, unread, headerLines: listLines({ line: 1, lines: skipped }) };
  if (anki.lineCount > 0) return { ...table, format: 'anki', names: anki.names, records, anki };
  const isFound = found.cells !== undefined && choices.cells === undefined && told === undefined;
  const isQuoted = ({ line }: LineRange) => lines[line - 1]?.trimStart().startsWith('"') === true;
  const split = (record: TextRecord) =>
    isFound && !isQuoted(record) ? splitAlone(record) : record;
  const rows = records.map(choices.cells === '-' ? splitAtDash : split);
  const spoken = splitPhonetics(rows).map(unguardRecord);
  return takeNames({ ...table, format: 'text', records: spoken }, choices);
}

/** Commas of sentences separate nothing. */
function guessSeparators(text: string): SeparatorPair {
  const found = findSeparators(text);
  return found.cells === ',' && isProse(text.split(lineBreak))
    ? { ...found, cells: undefined }
    : found;
}

/** The first row may name the columns. */
function takeNames(table: Omit<RawTable, 'names'>, choices: ReadingChoices): RawTable {
  const [first, ...records] = table.records;
  if (first === undefined || !(choices.isNamed ?? isHeaderRow(first.cells, choices)))
    return { ...table, names: [] };
  const headerLines = [...table.headerLines, ...listLines(first)];
  return { ...table, names: first.cells, headerLines, records };
}

const listLines = ({ line, lines }: LineRange): number[] =>
  Array.from({ length: lines }, (_, index) => line + index);

/** Spreadsheets are given an apostrophe before what they would calculate. */
const guardedFormula = /^'+[=+\-@\t＝＋－＠]/;

const unguardRecord = (record: TextRecord): TextRecord => ({
  ...record,
  cells: record.cells.map((cell) => (guardedFormula.test(cell) ? cell.slice(1) : cell)),
});

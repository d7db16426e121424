import { WordMode } from '@wordhoard/contract/enumeration';
import { limits, maxHomograph } from '@wordhoard/contract/limits';
import { foldForSearch, normalizeText } from '@wordhoard/contract/text';
import type { CsvError } from '../../../platform/csv/parse-csv.ts';
import { parseCsv } from '../../../platform/csv/parse-csv.ts';
import { checkWordCount } from '../rules.ts';
import { modeNames } from './list-file.ts';

export const maxTranslations = 10;

/** One row more than a list may have, and the header. */
const maxRows = limits.listMaxWords + 2;

export interface ImportLine {
  line: number;
  text: string;
  mode: WordMode | undefined;
  homograph: number | undefined;
  /** The cells after the word, each with one or more translations. */
  cells: string[];
}

export interface ImportLines {
  lines: ImportLine[];
  errors: CsvError[];
}

const wordNames = new Set(['word', 'words', 'term', 'front', 'text', 'слово', 'слова', 'термин']);
const translationNames = new Set([
  'translation',
  'translations',
  'definition',
  'meaning',
  'back',
  'перевод',
  'переводы',
  'значение',
]);

/** The columns of an export that an import ignores, because the words themselves have these facts. */
const factNames = new Set([
  ...['article', 'plural', 'reading'],
  ...['артикль', 'множественное число', 'чтение'],
]);

/** The column that tells words, definitions and idioms apart. */
const modeColumns = new Set(['mode', 'вид']);
const modes = Object.values(WordMode);
const modeOptions = modes.map((mode) => modeNames[mode]);

/** The column that tells words of the same text apart. */
const homographColumns = new Set(['homograph', 'омоним']);
const homographOptions = Array.from({ length: maxHomograph }, (_, index) => String(index + 1));

/** Parses pasted lines. Each has a word and optionally its translations. */
export function readLines(text: string): ImportLines {
  const { read, crowded } = removeCrowdedLines(text);
  const { header, rows, errors: csvErrors } = parseCsv(splitAtDashes(read), isHeader, maxRows);
  const errors = [...csvErrors, ...crowded];
  const names = (header?.cells ?? []).map(foldForSearch);
  checkWordCount(rows.length);
  if (rows.length + errors.length === 0) {
    return { lines: [], errors: [{ line: 1, issue: { code: 'required' } }] };
  }
  const modeAt = names.findIndex((name) => modeColumns.has(name));
  const homographAt = names.findIndex((name) => homographColumns.has(name));
  const isTranslation = (name = ''): boolean =>
    [factNames, modeColumns, homographColumns].every((set) => !set.has(name));
  const lines = rows.map(({ line, cells }) => ({
    line,
    text: normalizeText(cells[0] ?? ''),
    mode: findMode(cells[modeAt]),
    homograph: findHomograph(cells[homographAt]),
    cells: cells
      .filter((_, index) => index > 0 && isTranslation(names[index]))
      .map(normalizeText)
      .filter((cell) => cell !== ''),
  }));
  const unknown = [
    ...findUnknown(rows, modeAt, { find: findMode, options: modeOptions }),
    ...findUnknown(rows, homographAt, { find: findHomograph, options: homographOptions }),
  ];
  return { lines, errors: [...errors, ...unknown] };
}

/** The rows with a value in a column that is none of its options. */
const findUnknown = (
  rows: readonly { line: number; cells: string[] }[],
  at: number,
  { find, options }: { find: (cell: string) => unknown; options: string[] },
): CsvError[] =>
  rows
    .filter(({ cells }) => cells[at] && find(cells[at]) === undefined)
    .map(({ line }) => ({ line, issue: { code: 'option', options } }));

/** Ten translations that contain commas have fewer separators. */
const maxSeparators = 60;
const maxLineLength = 20_000;
const separators = /[\t,;/]/g;

/**
 * Empties the lines that are too long or have too many separators, and reports them. They are found before
 * the text is parsed, because parsing takes time for each cell.
 */
function removeCrowdedLines(text: string): { read: string; crowded: CsvError[] } {
  const crowded: CsvError[] = [];
  const lines = text.split(/\r\n?|\n/).map((line, index) => {
    if (line.length <= maxLineLength && countMatches(separators, line) <= maxSeparators)
      return line;
    crowded.push({ line: index + 1, issue: { code: 'maxItems', maxItems: maxTranslations } });
    return '';
  });
  return { read: crowded.length === 0 ? text : lines.join('\n'), crowded };
}

const countMatches = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

const findMode = (name = ''): WordMode | undefined =>
  modes.find((mode) => modeNames[mode] === foldForSearch(name));

const findHomograph = (number = ''): number | undefined =>
  homographOptions.includes(number.trim()) ? Number(number) : undefined;

/** A single cell is always a word, because a list may contain the word `word`. */
function isHeader(cells: string[]): boolean {
  const [word = '', ...others] = cells.map(foldForSearch);
  return (
    others.length > 0 &&
    wordNames.has(word) &&
    others.every((name) =>
      [translationNames, factNames, modeColumns, homographColumns].some((set) => set.has(name)),
    )
  );
}

const separator = /[,;]|\s[–—=-]\s/;
const dash = /\s[–—=-]\s/;
const quotedCell = /(^|[,;]|\ufeff)"/m;

/**
 * Replaces dashes as in `apple – яблоко` by tabs, if most separated lines use them. Text with tabs or
 * quoted cells and exports of Anki have separators of their own.
 */
export function splitAtDashes(text: string): string {
  if (text.includes('\t') || quotedCell.test(text) || /^\ufeff?#/.test(text)) return text;
  const lines = text.split('\n');
  const separators = lines.flatMap((line) => separator.exec(line)?.[0] ?? []);
  const dashes = separators.filter((found) => dash.test(found));
  if (dashes.length * 2 <= separators.length) return text;
  return lines.map((line) => line.replace(dash, '\t')).join('\n');
}

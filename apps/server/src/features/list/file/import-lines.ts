import { foldForSearch, normalizeText } from '@wordhoard/contract/text';
import type { CsvFault } from '../../../platform/csv/csv-fault.ts';
import { parseCsv } from '../../../platform/csv/parse-csv.ts';
import { checkWordCount } from '../rules.ts';

interface ImportLine {
  line: number;
  text: string;
  /** What stands after the word, each cell with one translation or several. */
  cells: string[];
}

export interface ImportLines {
  lines: ImportLine[];
  faults: CsvFault[];
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

/** Pasted lines: each a word and, if there is more to it, its translations. */
export function readLines(text: string): ImportLines {
  const { rows, faults } = parseCsv(partAtDashes(text), namesColumns);
  checkWordCount(rows.length);
  if (rows.length + faults.length === 0) {
    return { lines: [], faults: [{ line: 1, issue: { code: 'required' } }] };
  }
  const lines = rows.map(({ line, cells: [word = '', ...cells] }) => ({
    line,
    text: normalizeText(word),
    cells: cells.map(normalizeText).filter((cell) => cell !== ''),
  }));
  return { lines, faults };
}

/** A single cell is always a word: a list may well hold the word `word`. */
function namesColumns(cells: string[]): boolean {
  const [word = '', ...translations] = cells.map(foldForSearch);
  return (
    translations.length > 0 &&
    wordNames.has(word) &&
    translations.every((name) => translationNames.has(name))
  );
}

const separator = /[,;]|\s[–—=-]\s/;
const dash = /\s[–—=-]\s/;
const quotedCell = /(^|[,;]|\ufeff)"/m;

/**
 * Plain notes such as `apple – яблоко` as text with tabs, if most of the lines that are parted are
 * parted so. What has tabs or quoted cells, or comes from Anki, says itself how it is parted.
 */
export function partAtDashes(text: string): string {
  if (text.includes('\t') || quotedCell.test(text) || /^\ufeff?#/.test(text)) return text;
  const lines = text.split('\n');
  const parted = lines.flatMap((line) => separator.exec(line)?.[0] ?? []);
  const dashed = parted.filter((sign) => dash.test(sign));
  if (dashed.length * 2 <= parted.length) return text;
  return lines.map((line) => line.replace(dash, '\t')).join('\n');
}

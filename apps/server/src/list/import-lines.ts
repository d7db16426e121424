import type { CsvFault } from '../csv/csv-fault.ts';
import { parseCsv } from '../csv/parse-csv.ts';
import { foldForSearch } from '../word/search-text.ts';
import { tidyText } from '../word/word-key.ts';
import { partAtDashes } from './part-at-dashes.ts';
import { checkWordCount } from './rules.ts';

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
    text: tidyText(word),
    cells: cells.map(tidyText).filter((cell) => cell !== ''),
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

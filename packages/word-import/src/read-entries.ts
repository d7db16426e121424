import { readGender } from './abbreviations.ts';
import { splitAnkiTags } from './anki-field.ts';
import type { TableRow } from './clean-rows.ts';
import type { ColumnRole } from './columns.ts';
import { chooseExample } from './examples.ts';
import { withoutAccent } from './furigana.ts';
import { type Headword, readHeadword } from './headword.ts';
import { unwrapSounds } from './phonetics.ts';
import type { WordTable } from './read-table.ts';
import { isSentence } from './sentence.ts';

/** A word of a table with everything that its row says. */
export interface WordEntry extends Omit<Headword, 'text'> {
  /** The line on which its row begins. */
  line: number;
  text: string;
  /** The word with its notes. */
  written: string;
  /** The cells of translations, each with one or more senses, see `splitSenses`. */
  meanings: string[];
  article?: string;
  reading?: string;
  example?: string;
  exampleTranslation?: string;
  tags: string[];
  notes: string[];
  /** As the file writes them. */
  mode?: string;
  homograph?: string;
  /** The object of a JSON file. Texts in its arrays are single ones. */
  source?: Readonly<Record<string, unknown>>;
}

const bullet = /^[-–—•*·]\s+/;

/**
 * Reads the words of a table, without empty rows. A further line in the cell of a word or of a translation is an example if it is a
 * sentence, and a note if it is an item of a list.
 *
 * @example
 * readEntries(readTable('das Haus, ¨-er\thouse'));
 * // [{ line: 1, text: 'das Haus', written: 'das Haus, ¨-er', plural: 'Häuser', meanings: ['house'], tags: [], notes: [] }]
 */
export const readEntries = (table: WordTable): WordEntry[] =>
  table.rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map((row) => readEntry(row, table));

function readEntry(row: TableRow, { columns, tags }: WordTable): WordEntry {
  const last = columns.at(-1)?.role === 'translation' ? 'translation' : 'note';
  const roleAt = (index: number) => columns[index]?.role ?? last;
  const list = (role: ColumnRole) =>
    row.cells.flatMap((cell, index) => (roleAt(index) === role ? cell.trim() || [] : []));
  const first = (role: ColumnRole): string | undefined => list(role)[0];
  const words = list('word').map(sortLines);
  const meanings = list('translation').map(sortLines);
  const sorted = [...words, ...meanings];
  const written = words.flatMap(({ lines }) => lines).join(' ');
  const { others, ...examples } = chooseExample({
    examples: [list('example'), row.example ?? []].flat(),
    translations: [list('exampleTranslation'), row.exampleTranslation ?? []].flat(),
    sentences: sorted.flatMap(({ sentences }) => sentences),
    word: written,
    meaning: meanings.flatMap(({ lines }) => lines).join(' '),
  });
  return withoutUndefined({
    line: row.line,
    written,
    ...readHeadword(written),
    ...readFacts(first, row),
    ...examples,
    meanings: meanings.map(({ lines }) => lines.join('\n')).filter((text) => text !== ''),
    tags: [...new Set([...tags, ...list('tag').flatMap(splitTags)])],
    notes: [
      ...list('note'),
      ...sorted.flatMap(({ items }) => items),
      ...others,
      ...factRoles.flatMap((role) => list(role).slice(1)),
    ],
    mode: first('mode'),
    homograph: first('homograph'),
    source: row.source,
  });
}

/** What an entry has one of. */
const factRoles = ['plural', 'article', 'reading', 'ipa', 'speechPart'] as const;

const enclosedKana = /^\[.*[\p{Script=Hiragana}\p{Script=Katakana}].*\]$/u;

/** The columns take precedence over the notes of the word. The brackets of phonetic signs tell them from other readings. */
function readFacts(first: (role: ColumnRole) => string | undefined, { reading }: TableRow) {
  const [article, ipa, sound] = [first('article'), first('ipa'), first('reading')];
  return withoutUndefined({
    plural: first('plural'),
    ...(article && readGender(article)),
    reading:
      sound !== undefined && enclosedKana.test(sound)
        ? withoutAccent(unwrapSounds(sound))
        : (sound ?? reading),
    ipa: ipa && unwrapSounds(ipa),
    speechPart: first('speechPart')?.toLowerCase(),
  });
}

const splitTags = (cell: string): string[] =>
  /[,;]/.test(cell) ? cell.split(/[,;]/).flatMap((tag) => tag.trim() || []) : splitAnkiTags(cell);

interface SortedLines {
  lines: string[];
  sentences: string[];
  items: string[];
}

/** The first line is never a sentence or an item of a list. */
function sortLines(cell: string): SortedLines {
  const [first = '', ...others] = cell.split('\n').map((line) => line.trim());
  const sorted: SortedLines = { lines: [first], sentences: [], items: [] };
  for (const line of others) {
    if (bullet.test(line)) sorted.items.push(line.replace(bullet, ''));
    else if (isSentence(line)) sorted.sentences.push(line);
    else sorted.lines.push(line);
  }
  return sorted;
}

const withoutUndefined = <Entry extends object>(
  entry: Entry,
): { [Key in keyof Entry]: Exclude<Entry[Key], undefined> } =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as never;

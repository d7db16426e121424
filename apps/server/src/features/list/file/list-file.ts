import type { ExampleDetails, Grammar, ListFile } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { writeAnki, writeCsv } from '../../../platform/csv/write-csv.ts';
import { joinSenses } from './join-senses.ts';

export type ListFormat = 'csv' | 'json' | 'anki';

export interface ExportedList {
  slug: string;
  name: string;
  note: string;
  langCode: string;
  tranLangCode: string | undefined;
  words: ExportedWord[];
}

export interface ExportedWord extends WordFacts {
  text: string;
  mode: WordMode;
  /** Its number, if there are several words of its text. */
  homograph?: number | undefined;
  /** Only JSON contains the fields from here on. */
  grammar?: Grammar | undefined;
  example?: string | undefined;
  exampleDetails?: ExampleDetails | undefined;
  translations: string[];
}

interface WordFacts {
  article?: string | undefined;
  plural?: string | undefined;
  /** Kana, pinyin, or the text with its vowels or its stress marked. */
  reading?: string | undefined;
}

export function writeList(list: ExportedList, format: ListFormat): ListFile {
  const { extension, mediaType, write } = formats[format];
  return { fileName: `${list.slug}.${extension}`, mediaType, content: write(list) };
}

interface Format {
  extension: string;
  mediaType: string;
  write: (list: ExportedList) => string;
}

const formats: Record<ListFormat, Format> = {
  csv: {
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    write: (list) => {
      const columns = listColumns(list);
      return writeCsv(columns.length === 1 ? toRows(list) : [columns, ...toRows(list)]);
    },
  },
  json: {
    extension: 'json',
    mediaType: 'application/json',
    write: ({ slug, tranLangCode = null, words, ...list }) =>
      `${JSON.stringify({ ...list, tranLangCode, words }, null, 2)}\n`,
  },
  anki: {
    extension: 'txt',
    mediaType: 'text/plain; charset=utf-8',
    write: (list) => writeAnki(listColumns(list).map(capitalize), toRows(list)),
  },
};

/** The modes in the column `mode`. */
export const modeNames = {
  [WordMode.Word]: 'word',
  [WordMode.Definition]: 'definition',
  [WordMode.Idiom]: 'idiom',
} as const;

/** A file with one column has no header, because the header could be mistaken for a word. */
const listColumns = (list: ExportedList): string[] => [
  'word',
  ...(hasModes(list) ? ['mode'] : []),
  ...(hasHomographs(list) ? ['homograph'] : []),
  ...listFactColumns(list),
  ...(list.tranLangCode === undefined ? [] : ['translation']),
];

/** A list of words needs no modes. */
const hasModes = ({ words }: ExportedList): boolean =>
  words.some(({ mode }) => mode !== WordMode.Word);

/** Without the column, a word is the first of its text. */
const hasHomographs = ({ words }: ExportedList): boolean =>
  words.some(({ homograph = 1 }) => homograph > 1);

const factColumns = ['article', 'plural', 'reading'] as const satisfies (keyof WordFacts)[];

/** The facts that at least one word has. */
const listFactColumns = ({ words }: ExportedList) =>
  factColumns.filter((column) => words.some((word) => word[column] !== undefined));

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Translations come last, because a word may have several cells of definitions. */
function toRows(list: ExportedList): string[][] {
  const { langCode, tranLangCode, words } = list;
  const facts = listFactColumns(list);
  const cellsOf = tranLangCode === langCode ? toSeparateCells : toOneCell;
  return words.map((word) => [
    word.text,
    ...(hasModes(list) ? [modeNames[word.mode]] : []),
    ...(hasHomographs(list) ? [String(word.homograph ?? 1)] : []),
    ...facts.map((column) => word[column] ?? ''),
    ...(tranLangCode === undefined ? [] : cellsOf(word.translations)),
  ]);
}

/** Definitions may contain any separator. */
const toSeparateCells = (definitions: readonly string[]): string[] => [...definitions];

const toOneCell = (translations: readonly string[]): string[] => [joinSenses(translations)];

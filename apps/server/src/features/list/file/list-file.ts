import type { ExampleDetails, Grammar, ListFile } from '@wordhoard/contract';
import type { SpeechPartCode, WordMode } from '@wordhoard/contract/enumeration';
import { writeAnki, writeCsv } from '../../../platform/csv/write-csv.ts';
import { listColumns, listTranslationCells } from './list-columns.ts';

export type ListFormat = 'csv' | 'json' | 'anki';

export interface ExportedList {
  slug: string;
  name: string;
  note: string;
  langCode: string;
  tranLangCode: string | undefined;
  words: ExportedWord[];
}

export interface ExportedWord {
  text: string;
  mode: WordMode;
  /** Its number, if there are several words of its text. */
  homograph?: number | undefined;
  /** Whether the reader has said something about the word. Tables tell everything about it then. */
  isDescribed?: boolean | undefined;
  article?: string | undefined;
  plural?: string | undefined;
  /** Kana, pinyin, or the text with its vowels or its stress marked. */
  reading?: string | undefined;
  speechPart?: SpeechPartCode[] | undefined;
  grammar?: Grammar | undefined;
  example?: string | undefined;
  exampleDetails?: ExampleDetails | undefined;
  /** The codes of the tags that the reader has given it. */
  tags?: string[] | undefined;
  /** What the reader remembers it by. */
  note?: string | undefined;
  translations: string[];
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
    write(list) {
      const { names, rows } = toTable(list);
      // A file with one column has no header, because the header could be mistaken for a word.
      return writeCsv(names.length === 1 ? rows : [names, ...rows]);
    },
  },
  json: {
    extension: 'json',
    mediaType: 'application/json',
    write({ slug, tranLangCode = null, words, ...list }) {
      const written = words.map(({ isDescribed: _, ...word }) => word);
      return `${JSON.stringify({ ...list, tranLangCode, words: written }, null, 2)}\n`;
    },
  },
  anki: {
    extension: 'txt',
    mediaType: 'text/plain; charset=utf-8',
    write(list) {
      const { names, rows } = toTable(list);
      return writeAnki(names.map(capitalize), rows);
    },
  },
};

export const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Translations come last, because a word may have several cells of definitions. */
function toTable(list: ExportedList): { names: string[]; rows: string[][] } {
  const { tranLangCode, words } = list;
  const columns = listColumns(list);
  const isTranslated = tranLangCode !== undefined;
  return {
    names: [...columns.map(({ name }) => name), ...(isTranslated ? ['translation'] : [])],
    rows: words.map((word) => [
      ...columns.map(({ read }) => read(word)),
      ...(isTranslated ? listTranslationCells(list, word) : []),
    ]),
  };
}

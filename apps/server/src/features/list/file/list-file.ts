import type { ListFile } from '@wordhoard/contract';
import type { WordMode } from '@wordhoard/contract/enumeration';
import { writeAnki, writeCsv } from '../../../platform/csv/write-csv.ts';

export type ListFormat = 'csv' | 'json' | 'anki';

export interface ExportedList {
  slug: string;
  name: string;
  note: string;
  langCode: string;
  tranLangCode: string | undefined;
  words: { text: string; mode: WordMode; translations: string[] }[];
}

/** Formats a list as a file for other programs. */
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
    write: (list) =>
      writeCsv(
        list.tranLangCode === undefined ? rowsOf(list) : [['word', 'translation'], ...rowsOf(list)],
      ),
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
    write: (list) =>
      writeAnki(list.tranLangCode === undefined ? ['Word'] : ['Word', 'Translation'], rowsOf(list)),
  },
};

/** Without translations, rows hold words only. A header could then be mistaken for a word. */
function rowsOf({ langCode, tranLangCode, words }: ExportedList): string[][] {
  if (tranLangCode === undefined) return words.map(({ text }) => [text]);
  const cellsOf = tranLangCode === langCode ? eachInItsCell : translationCells;
  return words.map(({ text, translations }) => [text, ...cellsOf(translations)]);
}

/** Definitions may contain any separator. */
const eachInItsCell = (definitions: readonly string[]): string[] => [...definitions];

/** Semicolons separate translations, so a translation that contains one gets a cell of its own. */
function translationCells(translations: readonly string[]): string[] {
  const { plain = [], separate = [] } = Object.groupBy(translations, (text) =>
    text.includes(';') ? 'separate' : 'plain',
  );
  return [plain.join('; '), ...separate];
}

import type { ListFile } from '@wordhoard/contract';
import type { WordMode } from '@wordhoard/contract/enumeration';
import { writeAnki, writeCsv } from '../../../platform/csv/write-csv.ts';

export type ListFormat = 'csv' | 'json' | 'anki';

export interface WrittenList {
  slug: string;
  name: string;
  note: string;
  langCode: string;
  tranLangCode: string | undefined;
  words: { text: string; mode: WordMode; translations: string[] }[];
}

/** A list as a file that people open elsewhere. */
export function writeList(list: WrittenList, format: ListFormat): ListFile {
  const { extension, mediaType, write } = formats[format];
  return { fileName: `${list.slug}.${extension}`, mediaType, content: write(list) };
}

interface Format {
  extension: string;
  mediaType: string;
  write: (list: WrittenList) => string;
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

/** Without a second language there is nothing but the words, and no header to be taken for one. */
function rowsOf({ tranLangCode, words }: WrittenList): string[][] {
  return words.map(({ text, translations }) =>
    tranLangCode === undefined ? [text] : [text, ...translationCells(translations)],
  );
}

/** A semicolon parts translations, so one that holds a semicolon has a cell of its own. */
function translationCells(translations: readonly string[]): string[] {
  const { plain = [], parted = [] } = Object.groupBy(translations, (text) =>
    text.includes(';') ? 'parted' : 'plain',
  );
  return [plain.join('; '), ...parted];
}

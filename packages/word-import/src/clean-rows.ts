import { type AnkiField, cleanAnkiField } from './anki-field.ts';
import type { AnkiHeader } from './anki-header.ts';
import type { TableColumn } from './columns.ts';
import type { TextRecord, UnreadLines } from './records.ts';

/** A row of a table, with what the markup of its word and of its translation says beside their texts. */
export interface TableRow extends TextRecord, Pick<AnkiField, 'reading' | 'example'> {
  exampleTranslation?: string;
}

/** A row before it is known what its columns are. */
interface CleanRow {
  record: TextRecord;
  /** Absent if there is no markup. */
  fields?: AnkiField[];
}

const markup =
  /<\/?(?:a|audio|b|br|code|div|em|font|h[1-6]|i|img|li|ol|p|rp|rt|ruby|s|small|span|strong|su[bp]|t[adhr]\w*|u|ul)\b[^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d?);/i;
const marked =
  /\{\{c\d|\[sound:|\p{Script=Han}\s?[[(（]|\[[^[\]]*[\p{Script=Hiragana}\p{Script=Katakana}]|\p{Script=Han}[\p{Script=Hiragana}\p{Script=Katakana}]+\s?[(（]/iu;
const imageOcclusion = /\{\{c[\d,]+::image-occlusion:/;

interface CleanList {
  rows: CleanRow[];
  /** Rows of nothing but pictures and sounds. */
  unread: UnreadLines[];
  /** The number of pictures and sounds. */
  media: number;
}

/**
 * Cleans the cells of rows as the fields of Anki's notes.
 *
 * @param anki - the header of Anki's file. In others, each cell tells by itself whether it has markup
 */
export function cleanRows(
  records: readonly TextRecord[],
  anki: Pick<AnkiHeader, 'isHtml'> | undefined,
): CleanList {
  const list: CleanList = { rows: [], unread: [], media: 0 };
  const isMarked = (cell: string) => marked.test(cell) || markup.test(cell);
  for (const record of records) {
    const { cells, line, lines } = record;
    if (anki === undefined && !cells.some(isMarked)) {
      list.rows.push({ record });
      continue;
    }
    const fields = cells.map((cell) =>
      cleanAnkiField(cell, { html: anki?.isHtml ?? (markup.test(cell) && 'lines') }),
    );
    const media = fields.reduce((sum, field) => sum + field.media.length, 0);
    const isEmpty = media > 0 && fields.every(({ text }) => text === '');
    list.media += media;
    if (isEmpty || cells.some((cell) => imageOcclusion.test(cell)))
      list.unread.push({ line, lines, code: 'media', text: cells.join(' ') });
    else list.rows.push({ record, fields });
  }
  return list;
}

/** The cells by which columns are known: sentences instead of their gaps, and what repeats a cell as its reading. */
export const listLooks = ({ record, fields }: CleanRow): string[] =>
  fields?.map(({ text, reading, example }, index) => {
    const isRepeated = fields.slice(0, index).some((other) => other.text === text);
    return example ?? (isRepeated && reading ? reading : text);
  }) ?? record.cells;

/** Puts what the markup says where it belongs. Only words and translations are what gaps ask for. */
export function placeFields(
  { record, fields }: CleanRow,
  columns: readonly TableColumn[],
): TableRow {
  if (fields === undefined) return record;
  const find = (role: TableColumn['role']) =>
    fields[columns.findIndex((column) => column.role === role)];
  const { reading, example } = find('word') ?? {};
  const exampleTranslation = find('translation')?.example;
  return {
    ...record,
    cells: fields.map((field, index) => writeField(field, columns[index]?.role)),
    ...(reading && { reading }),
    ...(example && { example }),
    ...(exampleTranslation && { exampleTranslation }),
  };
}

function writeField(
  { text, reading, example }: AnkiField,
  role: TableColumn['role'] | undefined,
): string {
  if (role === 'word' || role === 'translation') return text;
  return (role === 'reading' ? reading : undefined) ?? example ?? text;
}

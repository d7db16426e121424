import type { ColumnRole } from './columns.ts';
import { maxCells } from './records.ts';

/** What the first lines of Anki's text files say. */
export interface AnkiHeader {
  lineCount: number;
  cells: string | undefined;
  isHtml: boolean;
  /** The names of the columns, if the file has them. */
  names: string[];
  /** What the file says that columns are, by their places from 0. */
  roles: ReadonlyMap<number, ColumnRole>;
  /** The tags of all notes. */
  tags: string[];
}

const headerLine =
  /^#\s*(separator|html|columns|tags|notetype|deck|guid|if matches)\b([^:]*):(.*)$/i;
const columnNumber = /^\s*(\d{1,3})/;

const separators: Record<string, string> = {
  ...{ tab: '\t', comma: ',', semicolon: ';', space: ' ', pipe: '|', colon: ':' },
};

/** The columns of notes that say nothing about a word. */
const columnRoles: Record<string, ColumnRole> = {
  ...{ guid: 'skip', notetype: 'skip', deck: 'skip', tags: 'tag' },
};

/** Reads header lines such as `#separator:tab`. A spreadsheet may have appended separators of its own to them. */
export function readAnkiHeader(lines: readonly string[]): AnkiHeader {
  const end = lines.findIndex((line) => !headerLine.test(line));
  const entries = lines.slice(0, end === -1 ? lines.length : end).map((line) => {
    const [, key = '', kind = '', value = ''] = headerLine.exec(line) ?? [];
    return { key: key.toLowerCase(), isColumn: kind.trim().toLowerCase() === 'column', value };
  });
  const find = (name: string) =>
    entries.find(({ key, isColumn }) => key === name && !isColumn)?.value ?? '';
  const cells = readSeparator(find('separator'));
  const names = find('columns');
  return {
    lineCount: entries.length,
    cells,
    isHtml: /^\s*true\b/i.test(find('html')),
    names: names === '' ? [] : names.split(cells ?? '\t', maxCells).map((name) => name.trim()),
    roles: new Map(
      entries.flatMap(({ key, isColumn, value }) => {
        const number = columnNumber.exec(value)?.[1];
        const role = columnRoles[key];
        return isColumn && number && role ? [[Number(number) - 1, role] as const] : [];
      }),
    ),
    tags: find('tags')
      .split(/\s+/)
      .filter((tag) => tag !== ''),
  };
}

const named = /^\s*([a-z]+) *([\t,;|]?)/i;

function readSeparator(value: string): string | undefined {
  const [, name, appended] = named.exec(value) ?? [];
  if (name !== undefined) return appended || separators[name.toLowerCase()];
  return value === '\t' ? '\t' : value.trim().charAt(0) || undefined;
}

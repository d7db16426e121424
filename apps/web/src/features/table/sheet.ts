import type { NewTableCell, TableRow } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import type { Issue } from '@wordhoard/validators';
import type { NewColumn } from './queries.ts';

/** A row or a column. The browser makes the ids of new ones. */
interface Part {
  id: string;
}

export interface SheetColumn extends Part, NewColumn {}

export interface SheetRow extends Part {
  cells: readonly Cell[];
}

/** A whole table for editing. */
export interface Sheet {
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
}

/** A change to a table. Columns and rows are identified by id; indexes are zero-based. */
export type SheetEdit =
  /** `chosen` is the one of several words of the same text. */
  | { kind: 'set cell'; row: string; column: string; text: string; chosen?: CellWord }
  | { kind: 'add row'; id: string; index: number; texts: readonly string[] }
  | { kind: 'move row'; id: string; index: number }
  | { kind: 'delete row'; id: string }
  | { kind: 'add column'; id: string; index: number; name: string; langCode: string | null }
  | { kind: 'rename column'; id: string; name: string }
  | { kind: 'move column'; id: string; index: number }
  | { kind: 'delete column'; id: string };

export function applyEdit(sheet: Sheet, edit: SheetEdit): Sheet {
  const { columns, rows } = sheet;
  switch (edit.kind) {
    case 'set cell':
      return withCell(sheet, edit, (column, before) =>
        createUnsavedCell(edit.text, column.langCode, withWord(before, edit.chosen)),
      );
    case 'add row': {
      const cells = columns.map(({ langCode }, index) =>
        createUnsavedCell(edit.texts[index] ?? '', langCode, undefined),
      );
      return {
        columns,
        rows: insertPart(rows, { id: edit.id, cells }, edit.index),
      };
    }
    case 'move row':
      return { columns, rows: movePart(rows, edit.id, edit.index) };
    case 'delete row':
      return { columns, rows: rows.filter(({ id }) => id !== edit.id) };
    case 'add column':
      return withColumn(sheet, edit);
    case 'rename column':
      return {
        rows,
        columns: columns.map((column) =>
          column.id === edit.id ? { ...column, name: edit.name } : column,
        ),
      };
    case 'move column':
      return withColumnOrder(sheet, movePart(columns, edit.id, edit.index));
    case 'delete column':
      return withColumnOrder(
        sheet,
        columns.filter(({ id }) => id !== edit.id),
      );
  }
}

/** Replaces one cell. */
export function withCell(
  { columns, rows }: Sheet,
  address: { row: string; column: string },
  change: (column: SheetColumn, before: Cell | undefined) => Cell,
): Sheet {
  const index = columns.findIndex(({ id }) => id === address.column);
  const column = columns[index];
  if (column === undefined) return { columns, rows };
  return {
    columns,
    rows: rows.map((row) =>
      row.id === address.row
        ? { ...row, cells: row.cells.with(index, change(column, row.cells[index])) }
        : row,
    ),
  };
}

function withColumn(
  { columns, rows }: Sheet,
  { id, index, name, langCode }: SheetEdit & { kind: 'add column' },
): Sheet {
  if (columns.some((column) => column.id === id)) return { columns, rows };
  const empty = createUnsavedCell('', langCode, undefined);
  return {
    columns: columns.toSpliced(index, 0, { id, name, langCode }),
    rows: rows.map((row) => ({ ...row, cells: row.cells.toSpliced(index, 0, empty) })),
  };
}

/** Moves the cells together with their columns. */
function withColumnOrder({ columns: before, rows }: Sheet, columns: readonly SheetColumn[]): Sheet {
  const indexes = columns.map((column) => before.indexOf(column));
  return {
    columns,
    rows: rows.map((row) => ({
      ...row,
      cells: indexes.flatMap((index) => row.cells[index] ?? []),
    })),
  };
}

const insertPart = <Inserted extends Part>(
  parts: readonly Inserted[],
  part: Inserted,
  index: number,
): Inserted[] =>
  parts.some(({ id }) => id === part.id) ? [...parts] : parts.toSpliced(index, 0, part);

function movePart<Moved extends Part>(parts: readonly Moved[], id: string, index: number): Moved[] {
  const part = parts.find((candidate) => candidate.id === id);
  if (part === undefined) return [...parts];
  return parts.filter((other) => other !== part).toSpliced(index, 0, part);
}

export type Cell = TableRow['cells'][number];
type CellWord = Cell['words'][number];

/** The text of a cell: its label, or its words separated by semicolons. */
export const formatCell = ({ label, words }: Cell): string =>
  label ?? words.map(({ text, form = text }) => form).join('; ');

/** Splits a text into words at `;` or ` / `. */
const splitWords = (text: string): string[] => [
  ...new Set(
    text
      .split(/;|\s\/\s/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** A cell in which a word takes the place of another of the same text. */
export const withWord = (cell: Cell | undefined, word: CellWord | undefined): Cell | undefined =>
  word ? { label: null, words: [word, ...(cell?.words ?? [])] } : cell;

/** Parses the text of a cell. Unchanged words keep their ids; the server finds the words of forms again. */
export function parseCell(
  text: string,
  langCode: string | null,
  previous: Cell | undefined,
): NewTableCell {
  const { label, words } = createUnsavedCell(text, langCode, previous);
  if (label !== null) return { label };
  return {
    words: words.map(({ id, text, form }) =>
      id && form === undefined ? { id } : { text: form ?? text },
    ),
  };
}

/** The cell as it is shown until the server has saved it. */
export function createUnsavedCell(
  text: string,
  langCode: string | null,
  previous: Cell | undefined,
): Cell {
  if (langCode === null) return { label: text, words: [] };
  const words = splitWords(text).map(
    (word) =>
      previous?.words.find(({ text, form = text }) => form === word) ?? {
        id: '',
        text: word,
        langCode,
        mode: 1,
        grammar: null,
      },
  );
  return { label: null, words: words as Cell['words'] };
}

/** Why a text is invalid in a cell. */
export function findCellIssue(text: string, langCode: string | null): Issue | undefined {
  const { wordMaxLength: maxLength, tableCellMaxWords: maxItems } = limits;
  const texts = langCode === null ? [text] : splitWords(text);
  if (texts.length > maxItems) return { code: 'maxItems', maxItems };
  return texts.some((candidate) => candidate.length > maxLength)
    ? { code: 'maxLength', maxLength }
    : undefined;
}

/** A word with homographs in a cell. */
interface NumberedWord {
  row: string;
  column: string;
  cell: Cell;
  word: CellWord;
}

/** The words of a table that have homographs. */
export const listNumberedWords = ({ columns, rows }: Sheet): NumberedWord[] =>
  rows.flatMap(({ id: row, cells }) =>
    cells.flatMap((cell, index) =>
      cell.words
        .filter(({ id, form, hasHomographs }) => id !== '' && form === undefined && hasHomographs)
        .map((word) => ({ row, column: columns[index]?.id ?? '', cell, word })),
    ),
  );

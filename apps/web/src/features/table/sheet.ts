import type { components } from '@wordhoard/api-client';
import { optimisticCell } from './cell-text.ts';
import type { NewColumn } from './queries.ts';

type Cell = components['schemas']['TableRow']['cells'][number];

/** Unsaved rows and columns have no id. Their key stays the same when they get one. */
interface WithKey {
  key: string;
  id: string | undefined;
}

export interface SheetColumn extends WithKey, NewColumn {}

interface SheetRow extends WithKey {
  cells: readonly Cell[];
}

/** A whole table for editing. */
export interface Sheet {
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
}

/** A change to a table. Columns and rows are identified by key; indexes are zero-based. */
export type SheetEdit =
  | { kind: 'set cell'; row: string; column: string; text: string }
  | { kind: 'add row'; key: string; index: number; texts: readonly string[] }
  | { kind: 'move row'; key: string; index: number }
  | { kind: 'delete row'; key: string }
  | { kind: 'add column'; key: string; index: number; name: string; langCode: string | null }
  | { kind: 'rename column'; key: string; name: string }
  | { kind: 'move column'; key: string; index: number }
  | { kind: 'delete column'; key: string };

export function applyEdit(sheet: Sheet, edit: SheetEdit): Sheet {
  const { columns, rows } = sheet;
  switch (edit.kind) {
    case 'set cell':
      return withCell(sheet, edit, (column, before) =>
        optimisticCell(edit.text, column.langCode, before),
      );
    case 'add row': {
      const cells = columns.map(({ langCode }, index) =>
        optimisticCell(edit.texts[index] ?? '', langCode, undefined),
      );
      return {
        columns,
        rows: insertPart(rows, { key: edit.key, id: undefined, cells }, edit.index),
      };
    }
    case 'move row':
      return { columns, rows: movePart(rows, edit.key, edit.index) };
    case 'delete row':
      return { columns, rows: rows.filter(({ key }) => key !== edit.key) };
    case 'add column':
      return withColumn(sheet, edit);
    case 'rename column':
      return {
        rows,
        columns: columns.map((column) =>
          column.key === edit.key ? { ...column, name: edit.name } : column,
        ),
      };
    case 'move column':
      return withColumnOrder(sheet, movePart(columns, edit.key, edit.index));
    case 'delete column':
      return withColumnOrder(
        sheet,
        columns.filter(({ key }) => key !== edit.key),
      );
  }
}

/** A fetched sheet with the keys of the previous one, so that a cell being edited stays. */
export function withKeysOf(before: Sheet | undefined, { columns, rows }: Sheet): Sheet {
  return {
    columns: withKeys(before?.columns ?? [], columns),
    rows: withKeys(before?.rows ?? [], rows),
  };
}

function withKeys<Part extends WithKey>(before: readonly Part[], parts: readonly Part[]): Part[] {
  const keys = new Map(before.map(({ id, key }) => [id, key]));
  return parts.map((part) => ({ ...part, key: keys.get(part.id) ?? part.key }));
}

/** Replaces one cell. */
export function withCell(
  { columns, rows }: Sheet,
  address: { row: string; column: string },
  change: (column: SheetColumn, before: Cell | undefined) => Cell,
): Sheet {
  const index = columns.findIndex(({ key }) => key === address.column);
  const column = columns[index];
  if (column === undefined) return { columns, rows };
  return {
    columns,
    rows: rows.map((row) =>
      row.key === address.row
        ? { ...row, cells: row.cells.with(index, change(column, row.cells[index])) }
        : row,
    ),
  };
}

function withColumn(
  { columns, rows }: Sheet,
  { key, index, name, langCode }: SheetEdit & { kind: 'add column' },
): Sheet {
  if (columns.some((column) => column.key === key)) return { columns, rows };
  const empty = optimisticCell('', langCode, undefined);
  return {
    columns: columns.toSpliced(index, 0, { key, id: undefined, name, langCode }),
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

const insertPart = <Part extends WithKey>(
  parts: readonly Part[],
  part: Part,
  index: number,
): Part[] =>
  parts.some(({ key }) => key === part.key) ? [...parts] : parts.toSpliced(index, 0, part);

function movePart<Part extends WithKey>(
  parts: readonly Part[],
  key: string,
  index: number,
): Part[] {
  const part = parts.find((candidate) => candidate.key === key);
  if (part === undefined) return [...parts];
  return parts.filter((other) => other !== part).toSpliced(index, 0, part);
}

/** Identifies an unsaved row or column. A UUID would require https. */
export const newKey = (): string => `unsaved ${Math.random()}`;

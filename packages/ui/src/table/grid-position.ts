import type { ReactNode } from 'react';

export interface GridColumn {
  id: string;
  name: string;
  /** The language of the words in its cells, as a BCP 47 tag. */
  lang?: string | undefined;
}

export interface GridRow {
  id: string;
  /** The texts, as they are edited. */
  cells: readonly string[];
  /** Elements to show in place of the texts, such as words with their numbers. */
  shown?: readonly ReactNode[];
}

/** Row 0 holds the column headers, column 0 the row menus. */
export interface GridPosition {
  row: number;
  column: number;
}

/** The number of rows and columns, without headers and menus. */
export interface GridSize {
  rows: number;
  columns: number;
}

/** What a grid shows, and what its user does to it. */
export interface GridData {
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  onCellChange: (change: {
    row: GridRow;
    column: GridColumn;
    columnIndex: number;
    text: string;
  }) => void;
  /** Returns an error message if the text is invalid in the column. */
  validate?: ((text: string, column: GridColumn) => string | undefined) | undefined;
  /** Called when the user moves on from the last cell. */
  onAddRow?: (() => void) | undefined;
  /** Called with the cells of pasted rows below the last one. If absent, pasting adds no rows. */
  onRowsPaste?: ((rows: string[][]) => void) | undefined;
  /** Called with the number of pasted cells that do not fit or are invalid. */
  onPasteSkipped?: ((count: number) => void) | undefined;
}

export type GridCells = ReturnType<typeof addressCells>;

/** Translates between positions in the grid and the rows and columns of the caller. */
export function addressCells({ columns, rows, onCellChange, validate, ...callbacks }: GridData) {
  return {
    ...callbacks,
    size: { rows: rows.length, columns: columns.length },
    textAt: ({ row, column }: GridPosition) => rows[row - 1]?.cells[column - 1] ?? '',
    onChange: (position: GridPosition, text: string) => {
      const row = rows[position.row - 1];
      const column = columns[position.column - 1];
      if (row && column) onCellChange({ row, column, columnIndex: position.column - 1, text });
    },
    validate: (position: GridPosition, text: string) => {
      const column = columns[position.column - 1];
      return column && validate?.(text, column);
    },
  };
}

const pageLength = 10;

/** The position that a navigation key moves to; undefined for other keys. */
export function findPositionAfterKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: GridPosition,
  size: GridSize,
): GridPosition | undefined {
  const positions: Record<string, GridPosition> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - pageLength, column },
    PageDown: { row: row + pageLength, column },
    Home: { row: ctrlKey ? 1 : row, column: 1 },
    End: { row: ctrlKey ? size.rows : row, column: size.columns },
  };
  const position = positions[key];
  return position && clamp(position, size);
}

/** The next or previous cell, row by row; undefined beyond the first and last. */
export function findAdjacentCell(
  { row, column }: GridPosition,
  step: 1 | -1,
  { rows, columns }: GridSize,
): GridPosition | undefined {
  const index = (row - 1) * columns + (column - 1) + step;
  if (index < 0 || index >= rows * columns) return undefined;
  return { row: Math.floor(index / columns) + 1, column: (index % columns) + 1 };
}

/** Keeps a position inside the grid and out of its empty corner. */
function clamp({ row, column }: GridPosition, { rows, columns }: GridSize): GridPosition {
  const inRows = Math.min(Math.max(row, 0), rows);
  const inColumns = Math.min(Math.max(column, 0), columns);
  return { row: inRows, column: inRows === 0 ? Math.max(inColumns, 1) : inColumns };
}

export const isCell = ({ row, column }: GridPosition): boolean => row > 0 && column > 0;

export const isSamePosition = (one: GridPosition, other: GridPosition): boolean =>
  one.row === other.row && one.column === other.column;

export const positionKey = ({ row, column }: GridPosition): string => `${row}:${column}`;

/** The position of the cell that is or contains an element. */
export function findPosition(target: EventTarget): GridPosition | undefined {
  const code =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-position]')?.dataset['position']
      : undefined;
  const [row, column] = code?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

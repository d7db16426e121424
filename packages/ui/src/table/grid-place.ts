/** Row 0 has the names of the columns, column 0 the menus of the rows. */
export interface GridPlace {
  row: number;
  column: number;
}

/** How many rows and columns of cells there are. */
export interface GridSize {
  rows: number;
  columns: number;
}

const pageLength = 10;

/** Where a key leads from a place; nowhere if it is none that moves. */
export function placeAfter(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: GridPlace,
  size: GridSize,
): GridPlace | undefined {
  const to = (place: GridPlace) => within(place, size);
  switch (key) {
    case 'ArrowUp':
      return to({ row: row - 1, column });
    case 'ArrowDown':
      return to({ row: row + 1, column });
    case 'ArrowLeft':
      return to({ row, column: column - 1 });
    case 'ArrowRight':
      return to({ row, column: column + 1 });
    case 'PageUp':
      return to({ row: row - pageLength, column });
    case 'PageDown':
      return to({ row: row + pageLength, column });
    case 'Home':
      return to({ row: ctrlKey ? 1 : row, column: 1 });
    case 'End':
      return to({ row: ctrlKey ? size.rows : row, column: size.columns });
    default:
      return undefined;
  }
}

/** The cell after another, or before it, row by row; beyond the last there is none. */
export function neighbour(
  { row, column }: GridPlace,
  step: 1 | -1,
  { rows, columns }: GridSize,
): GridPlace | undefined {
  const index = (row - 1) * columns + (column - 1) + step;
  if (index < 0 || index >= rows * columns) return undefined;
  return { row: Math.floor(index / columns) + 1, column: (index % columns) + 1 };
}

/** The corner has nothing in it. */
function within({ row, column }: GridPlace, { rows, columns }: GridSize): GridPlace {
  const inRows = Math.min(Math.max(row, 0), rows);
  const inColumns = Math.min(Math.max(column, 0), columns);
  return { row: inRows, column: inRows === 0 ? Math.max(inColumns, 1) : inColumns };
}

export const isCell = ({ row, column }: GridPlace): boolean => row > 0 && column > 0;

export const isSamePlace = (one: GridPlace, other: GridPlace): boolean =>
  one.row === other.row && one.column === other.column;

export const placeCode = ({ row, column }: GridPlace): string => `${row}:${column}`;

/** The place of whatever stands at it, or in it. */
export function placeOf(target: EventTarget): GridPlace | undefined {
  const code =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-place]')?.dataset['place']
      : undefined;
  const [row, column] = code?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

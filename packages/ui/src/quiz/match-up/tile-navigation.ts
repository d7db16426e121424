/**
 * The tile that an arrow key moves to: up and down within the column, left and right to the nearest
 * tile of the other column. Joined tiles are skipped.
 */
export function adjacentTile(
  columns: readonly (readonly HTMLElement[])[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const current = columns.findIndex((column) => column.includes(from));
  const row = columns[current]?.indexOf(from) ?? -1;
  if (row < 0) return undefined;
  if (key === 'ArrowUp') return columns[current]?.slice(0, row).findLast(isOpen);
  if (key === 'ArrowDown') return columns[current]?.slice(row + 1).find(isOpen);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return nearestOpen(columns[1 - current] ?? [], row);
  }
  return undefined;
}

function nearestOpen(column: readonly HTMLElement[], row: number): HTMLElement | undefined {
  const distance = (tile: HTMLElement) => Math.abs(column.indexOf(tile) - row);
  return column.filter(isOpen).toSorted((one, other) => distance(one) - distance(other))[0];
}

const isOpen = (tile: HTMLElement): boolean => tile.ariaDisabled !== 'true';

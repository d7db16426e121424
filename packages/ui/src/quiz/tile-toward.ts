/**
 * The tile that an arrow key leads to from another: up and down in its column, to either side into
 * the other one. Tiles that are done with are passed over.
 */
export function tileToward(
  columns: readonly (readonly HTMLElement[])[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const here = columns.findIndex((column) => column.includes(from));
  const row = columns[here]?.indexOf(from) ?? -1;
  if (row < 0) return undefined;
  if (key === 'ArrowUp') return columns[here]?.slice(0, row).findLast(isOpen);
  if (key === 'ArrowDown') return columns[here]?.slice(row + 1).find(isOpen);
  if (key === 'ArrowLeft' || key === 'ArrowRight') return nearestOpen(columns[1 - here] ?? [], row);
  return undefined;
}

function nearestOpen(column: readonly HTMLElement[], row: number): HTMLElement | undefined {
  const distance = (tile: HTMLElement) => Math.abs(column.indexOf(tile) - row);
  return column.filter(isOpen).toSorted((one, other) => distance(one) - distance(other))[0];
}

const isOpen = (tile: HTMLElement): boolean => tile.ariaDisabled !== 'true';

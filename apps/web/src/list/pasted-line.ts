/** Cells as a line that is read back as these cells, whatever is in them. */
export const pastedLine = (cells: readonly string[]): string => cells.map(quoted).join('\t');

const quoted = (cell: string): string => (cell === '' ? '' : `"${cell.replaceAll('"', '""')}"`);

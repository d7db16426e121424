/** A row of a file. */
export interface Row {
  line: number;
  cell(column: string): string;
}

/** Reads tab-separated values whose first line names exactly the expected columns. */
export function parseTabSeparated(file: string, text: string, columns: readonly string[]) {
  const [header = '', ...lines] = text.replace(/\n$/, '').split('\n');
  if (header !== columns.join('\t')) {
    throw new ContentError(file, 1, `the columns must be ${columns.join(', ')}`);
  }
  return lines.map((line, index) => parseRow(file, index + 2, line, columns));
}

function parseRow(file: string, line: number, text: string, columns: readonly string[]): Row {
  const cells = text.split('\t');
  if (cells.length !== columns.length) {
    throw new ContentError(file, line, `${cells.length} cells instead of ${columns.length}`);
  }
  return {
    line,
    cell: (column) => (cells[columns.indexOf(column)] ?? '').trim(),
  };
}

/** A mistake in a content file, with its position. */
export class ContentError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'ContentError';
  }
}

/** Which letters count as equal, and how far from the diagonal to compute. */
export interface EditRules<Element> {
  readonly isSame: (expected: Element, answer: Element) => boolean;
  /** Whether two neighbours of the answer may replace one expected element. By default, none may. */
  readonly isDigraph?: (expected: Element, first: Element, second: Element) => boolean;
  /** Cells further from the diagonal than this stay `Infinity`. */
  readonly band: number;
}

/** Cell `[row][column]` is the distance from the first `row` expected elements to the first `column` of the answer. */
export interface EditTable<Element> {
  readonly expected: readonly Element[];
  readonly answer: readonly Element[];
  readonly rules: EditRules<Element>;
  readonly cells: readonly (readonly number[])[];
}

/**
 * Computes the optimal string alignment distance: the number of insertions, deletions, substitutions,
 * and swaps of neighbours that are not edited again.
 *
 * R. A. Wagner and M. J. Fischer, "The String-to-String Correction Problem", Journal of the ACM 21
 * (1974), with the swaps of F. J. Damerau, Communications of the ACM 7 (1964), in the band around the
 * diagonal of E. Ukkonen, Information and Control 64 (1985).
 */
export function buildEditTable<Element>(
  expected: readonly Element[],
  answer: readonly Element[],
  rules: EditRules<Element>,
): EditTable<Element> {
  const cells: number[][] = [];
  const table = { expected, answer, rules, cells };
  for (let row = 0; row <= expected.length; row += 1) {
    const filled: number[] = new Array(answer.length + 1).fill(Number.POSITIVE_INFINITY);
    cells.push(filled);
    const last = Math.min(answer.length, row + rules.band);
    for (let column = Math.max(0, row - rules.band); column <= last; column += 1) {
      filled[column] = countFewestEdits(table, row, column);
    }
  }
  return table;
}

/** The distance between the whole sequences. */
export function getEditDistance<Element>(table: EditTable<Element>): number {
  return getCell(table, table.expected.length, table.answer.length);
}

/** A cell, or `Infinity` outside of the table. */
export function getCell<Element>(table: EditTable<Element>, row: number, column: number): number {
  return table.cells[row]?.[column] ?? Number.POSITIVE_INFINITY;
}

/** Whether the last elements before a cell are equal. */
export function endsSame<Element>(
  { expected, answer, rules }: EditTable<Element>,
  row: number,
  column: number,
): boolean {
  if (row < 1 || column < 1) return false;
  return rules.isSame(expected[row - 1] as Element, answer[column - 1] as Element);
}

/** Whether the last two elements before a cell are swapped. */
export function endsSwapped<Element>(
  table: EditTable<Element>,
  row: number,
  column: number,
): boolean {
  return endsSame(table, row, column - 1) && endsSame(table, row - 1, column);
}

function countFewestEdits<Element>(table: EditTable<Element>, row: number, column: number): number {
  if (row === 0) return column;
  if (column === 0) return row;
  return Math.min(
    getCell(table, row - 1, column) + 1,
    getCell(table, row, column - 1) + 1,
    getCell(table, row - 1, column - 1) + (endsSame(table, row, column) ? 0 : 1),
    endsSwapped(table, row, column) ? getCell(table, row - 2, column - 2) + 1 : row + column,
    endsWithDigraph(table, row, column) ? getCell(table, row - 1, column - 2) : row + column,
  );
}

function endsWithDigraph<Element>(
  { expected, answer, rules }: EditTable<Element>,
  row: number,
  column: number,
): boolean {
  if (rules.isDigraph === undefined || column < 2) return false;
  return rules.isDigraph(
    expected[row - 1] as Element,
    answer[column - 2] as Element,
    answer[column - 1] as Element,
  );
}

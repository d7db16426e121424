/**
 * A spreadsheet takes a cell that begins so for a formula, and runs it. An apostrophe before it
 * makes it text. One more is put before apostrophes that stand there already, so that exactly
 * what was written is read again.
 */
const formula = /^'*[=+\-@\t＝＋－＠]/;
const guardedFormula = /^'+[=+\-@\t＝＋－＠]/;

export const guardFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

export const unguardFormula = (cell: string): string =>
  guardedFormula.test(cell) ? cell.slice(1) : cell;

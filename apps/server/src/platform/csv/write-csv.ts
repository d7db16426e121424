import { stringify } from 'csv-stringify/sync';

/** What a reader could take for something else: other delimiters, dashes, white space, a line for Anki. */
const quotedMatch = /[\t,;\r\n]|(^|\s)[–—=-](\s|$)|^[\s\ufeff#]|[\s\ufeff]$/;

/** For spreadsheets: with the mark by which they know UTF-8, and nothing that they would run. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((cells) => cells.map(guardFormula));
  return stringify(guarded, { bom: true, record_delimiter: 'windows', quoted_match: quotedMatch });
}

/** For Anki's text import. */
export function writeAnki(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const header = ['#separator:tab', '#html:false', `#columns:${columns.join('\t')}`];
  const notes = stringify([...rows], {
    delimiter: '\t',
    record_delimiter: 'unix',
    quoted_match: quotedMatch,
  });
  return `${header.join('\n')}\n${notes}`;
}

/**
 * A spreadsheet takes a cell that begins so for a formula, and runs it. An apostrophe before it
 * makes it text. One more is put before apostrophes that stand there already, so that exactly
 * what was written is read again.
 */
const formula = /^'*[=+\-@\t＝＋－＠]/;
const guardedFormula = /^'+[=+\-@\t＝＋－＠]/;

const guardFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

export const unguardFormula = (cell: string): string =>
  guardedFormula.test(cell) ? cell.slice(1) : cell;

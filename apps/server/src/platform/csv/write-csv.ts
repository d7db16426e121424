import { stringify } from 'csv-stringify/sync';

/** Cells that a parser could misread: delimiters, dashes, outer white space, headers of Anki. */
const quotedMatch = /[\t,;|:，；：\r\n]|(^|\s)[–—=-](\s|$)|^[\s\ufeff#]|[\s\ufeff]$/;

/** Formats CSV for spreadsheets: with a byte order mark, and without formulas. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((cells) => cells.map(guardFormula));
  return stringify(guarded, { bom: true, record_delimiter: 'windows', quoted_match: quotedMatch });
}

/** Formats a file for Anki's text import. */
export function writeAnki(columns: readonly string[], rows: readonly (readonly string[])[]) {
  const header = ['#separator:tab', '#html:false', `#columns:${columns.join('\t')}`];
  const notes = stringify([...rows], {
    delimiter: '\t',
    record_delimiter: 'unix',
    quoted_match: quotedMatch,
  });
  return `${header.join('\n')}\n${notes}`;
}

/**
 * Spreadsheets run such a cell as a formula. An apostrophe at its start makes it text. A cell that
 * already begins with apostrophes gets one more, so that reading restores the original text.
 */
const formula = /^'*[=+\-@\t＝＋－＠]/;

const guardFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

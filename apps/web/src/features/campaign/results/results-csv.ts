type Cell = string | number;

/** Formats rows as RFC 4180 says, for spreadsheets: with a byte order mark, and without formulas. */
export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')}`;

/** Spreadsheets run such a cell as a formula. An apostrophe at its start makes it text. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

function formatCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell.replace(formula, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

import { stringify } from 'csv-stringify/browser/esm/sync';

/** Formats rows as RFC 4180 says, for spreadsheets: with a byte order mark, and without formulas. */
export const formatCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify([...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });

import { readRecords, type TextRecord } from './records.ts';
import { findLineSeparator } from './separators.ts';

/** Splits a line of one cell at a separator of its own: people collect lines from different places. */
export function splitAlone(record: TextRecord): TextRecord {
  const [line = '', ...others] = record.cells;
  const cells = others.length > 0 ? undefined : findLineSeparator(line);
  const [split, ...more] =
    cells === undefined ? [] : readRecords(line, { cells, rows: '\n' }).records;
  return split === undefined || more.length > 0 ? record : { ...record, cells: split.cells };
}

const tightDash = /^(?<word>[^–—]+)[–—](?<rest>.*)$|^(?<before>[^-]+)-(?<after>.*)$/s;

/** Splits a line of one cell at its first dash, which has no spaces around it. */
export function splitAtDash(record: TextRecord): TextRecord {
  const [line = '', ...others] = record.cells;
  const { word, rest, before, after } = (others.length === 0 && tightDash.exec(line)?.groups) || {};
  const cells = [word ?? before, rest ?? after].flatMap((cell) => cell?.trim() ?? []);
  return cells.length === 0 ? record : { ...record, cells };
}

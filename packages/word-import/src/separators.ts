/** What separates cells and rows. */
export interface SeparatorPair {
  /**
   * A tab, comma, semicolon, pipe, colon, or own signs. Full-width commas and semicolons are own signs, because Chinese
   * sentences contain them. `-` is a dash, an arrow or an equals sign between spaces. Undefined: each row is one cell.
   */
  cells: string | undefined;
  /** A line break, or own signs. */
  rows: string;
}

const dash = '(?<=[^\\S\\n])(?:[=-]>|[–—=→-])(?=\\s)';
const patterns: Record<string, string> = { '-': dash, ':': ':|：' };

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** The regular expression of a separator. */
export const writePattern = (separator: string): string =>
  patterns[separator] ?? escapePattern(separator);

/** What follows one of these is one cell: `pear – fruit – tree`. */
export const separatesOnce = (separator: string | undefined): boolean =>
  separator === '-' || separator === ':';

/** Quoted cells may contain any separator. Spaces before them exclude tabs, so that many tabs are read once. */
const quotedCells = /(?<=^|[\t,;|，；])[^\S\n\t]*"(?:[^"]|"")*"/gm;
const anySeparator = new RegExp(`::|[,，;；|]|${dash}|:(?=\\s)|：`, 'u');
const commonest = [',', ';', '，', '；', '|', '::'];
/** They also occur inside cells, so most lines have to have them. */
const rarer = ['-', ':'];
/** More tell no more. */
const maxJudged = 100_000;

/** Finds what separates the cells and rows of a text. */
export function findSeparators(text: string): SeparatorPair {
  const judged = text.slice(0, maxJudged);
  return findRowSeparator(judged) ?? { cells: findCellSeparator(judged), rows: '\n' };
}

/**
 * The tab if there is any, because no word contains one. Otherwise, what comes first in most lines: `cat,кошка;кот`
 * is split at the comma, and `cat;кошка, кот` at the semicolon.
 */
function findCellSeparator(text: string): string | undefined {
  const unquoted = text.replace(quotedCells, '""');
  if (unquoted.includes('\t')) return '\t';
  const first = unquoted.split('\n').flatMap((line) => anySeparator.exec(line)?.[0] ?? []);
  const counts = new Map([...commonest, ...rarer].map((name) => [name, 0]));
  for (const name of first.map(nameSeparator)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const countOf = (separator: string) => counts.get(separator) ?? 0;
  const most = rarer.find((separator) => countOf(separator) * 2 > first.length);
  if (most !== undefined) return most;
  const best = commonest.reduce((one, other) => (countOf(other) > countOf(one) ? other : one));
  return countOf(best) > 0 ? best : undefined;
}

/** Commas occur in sentences, which may stand alone. */
const sureSeparator = new RegExp(`\\t|[;；|]|${dash}|:(?=\\s)|：`, 'u');

/** Finds what separates the cells of a line that is written unlike the others. */
export function findLineSeparator(line: string): string | undefined {
  const found = sureSeparator.exec(line)?.[0];
  return found === undefined || found === '\t' ? found : nameSeparator(found);
}

function nameSeparator(found: string): string {
  if (found === '：') return ':';
  return found === ':' || commonest.includes(found) ? found : '-';
}

const rowSeparators = ['|||', ';;', '||', ';', '；', '|'];
const cellSeparators = ['\t', '::', '-', ':', ',', '，', '='];

/** Rows that stand in one line, each with one separator: `Gurke,cucumber;Möhre,carrot`. */
function findRowSeparator(text: string): SeparatorPair | undefined {
  const line = text.trim();
  if (line.includes('\n') || line.includes('"')) return undefined;
  for (const rows of rowSeparators) {
    const parts = line.split(rows).filter((part) => part.trim() !== '');
    const cells = cellSeparators.find((separator) =>
      parts.every((part) => countSeparators(part, separator) === 1),
    );
    if (parts.length > 1 && cells !== undefined) return { cells, rows };
  }
  return undefined;
}

const countSeparators = (text: string, separator: string): number =>
  text.match(new RegExp(writePattern(separator), 'gu'))?.length ?? 0;

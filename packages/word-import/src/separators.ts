/** What separates cells and rows. */
export interface SeparatorPair {
  /**
   * A tab, comma, semicolon, pipe, colon, or own signs. Full-width and Arabic commas and semicolons are own signs, because
   * sentences contain them. `-` is a dash, an arrow or an equals sign between spaces. Undefined: each row is one cell.
   */
  cells: string | undefined;
  /** A line break, two for empty lines, or own signs. */
  rows: string;
}

const dash = '(?<=[^\\S\\n])(?:[=-]>|[–—=→-])(?=\\s)';
/** The colons of times and addresses are text. */
const colon = ':(?!//)(?!(?<=\\d:)\\d)|：';
const emptyLines = '\\n(?:[^\\S\\n]*\\n)+';
const patterns: Record<string, string> = { '-': dash, ':': colon, '\n\n': emptyLines };

/** The regular expression of a text. */
export const escapePattern = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** The regular expression of a separator. */
export const writePattern = (separator: string): string =>
  patterns[separator] ?? escapePattern(separator);

/** What follows one of these is one cell: `pear – fruit – tree`. */
export const separatesOnce = (separator: string | undefined): boolean =>
  separator === '-' || separator === ':' || separator === ' ';

/** Quoted cells may contain any separator. Spaces before them exclude tabs, so that many tabs are read once. */
const quotedCells = /(?<=^|[\t,;|，；،؛])[^\S\n\t]*"(?:[^"]|"")*"/gm;
/** A comma between digits belongs to a number. */
const anySeparator = new RegExp(`::|,(?!(?<=\\d,)\\d)|[，،;；؛|]|${dash}|:(?=\\s)|：`, 'gu');
export const isComma = (separator: string): boolean => [',', '，', '،'].includes(separator);
const commonest = [',', ';', '，', '；', '،', '؛', '|', '::'];
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
 * is split at the comma, and `cat;кошка, кот` at the semicolon. Words contain commas with a space: `alto, -a;high` is
 * split at what nearly every line has.
 */
function findCellSeparator(text: string): string | undefined {
  const unquoted = text.replace(quotedCells, '""');
  if (unquoted.includes('\t')) return '\t';
  const lines = unquoted.split('\n').filter((line) => line.trim() !== '');
  const found = lines
    .map((line) => (line.match(anySeparator) ?? []).map(nameSeparator))
    .filter((names) => names.length > 0);
  const first = findFirst(found);
  if (first === undefined) return findTight(lines);
  if (!isComma(first) || holdsForNearlyAll(lines, isTightlySeparated)) return first;
  const others = found.map((names) => names.filter((name) => !isComma(name)));
  const other = findFirst(others.filter((names) => names.length > 0));
  return other !== undefined && isRegular(others, other) ? other : (findTight(lines) ?? first);
}

/** What comes first in most lines. */
function findFirst(lines: readonly (readonly string[])[]): string | undefined {
  const countOf = (separator: string) => lines.filter(([name]) => name === separator).length;
  const most = rarer.find((separator) => countOf(separator) * 2 > lines.length);
  if (most !== undefined) return most;
  const best = commonest.reduce((one, other) => (countOf(other) > countOf(one) ? other : one));
  return countOf(best) > 0 ? best : undefined;
}

/** Whether nearly every line has a separator equally often. */
function isRegular(lines: readonly (readonly string[])[], separator: string): boolean {
  const counts = lines.map((names) => names.filter((name) => name === separator).length);
  const typical = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)];
  return holdsForNearlyAll(
    counts,
    (count) => count > 0 && (separatesOnce(separator) || count === typical),
  );
}

const holdsForNearlyAll = <Value>(
  values: readonly Value[],
  test: (value: Value) => boolean,
): boolean => values.filter(test).length * 5 >= values.length * 4;

/** No space follows the first comma, and no ending: `die Frau,-en`. */
const isTightlySeparated = (line: string): boolean => /^[^,]*,[^\s¨~-]/.test(line);

/** A colon or an equals sign without spaces, which each of several lines has once. */
const findTight = (lines: readonly string[]): string | undefined =>
  lines.length > 1 ? [':', '='].find((separator) => hasEachOnce(lines, separator)) : undefined;

/** Commas occur in sentences, which may stand alone. */
const sureSeparator = new RegExp(`\\t|[;；؛|]|${dash}|:(?=\\s)|：`, 'u');

/** Finds what separates the cells of a line that is written unlike the others. */
export function findLineSeparator(line: string): string | undefined {
  const found = sureSeparator.exec(line)?.[0];
  return found === undefined || found === '\t' ? found : nameSeparator(found);
}

function nameSeparator(found: string): string {
  if (found === '：') return ':';
  return found === ':' || commonest.includes(found) ? found : '-';
}

const rowSeparators = ['|||', ';;', '||', ';', '；', '؛', '|'];
const cellSeparators = ['\t', '::', '-', ':', ',', '，', '،', '='];

/** Rows that stand in one line, each with one separator: `Gurke,cucumber;Möhre,carrot`. */
function findRowSeparator(text: string): SeparatorPair | undefined {
  const line = text.trim();
  if (line.includes('\n') || line.includes('"')) return undefined;
  for (const rows of rowSeparators) {
    const parts = line.split(rows).filter((part) => part.trim() !== '');
    const cells = cellSeparators.find((separator) => hasEachOnce(parts, separator));
    if (parts.length > 1 && cells !== undefined) return { cells, rows };
  }
  return undefined;
}

function hasEachOnce(texts: readonly string[], separator: string): boolean {
  const pattern = new RegExp(writePattern(separator), 'gu');
  return texts.every((text) => text.match(pattern)?.length === 1);
}

import { findFault, maxCells, maxLength, type RecordList } from './records.ts';

/** The tables of a Markdown or Org file as one. */
export interface MarkdownTable extends RecordList {
  /** Empty without a header. */
  names: string[];
  /** The lines of headers and rules, from 1. */
  headerLines: number[];
}

const rule = /^[|+]?(?:\s*:?-+:?\s*[|+])*\s*(?::?-+:?\s*)?$/;

/** A rule of single dashes begins with a pipe: other lines may have dashes for words. */
const isRule = (line = ''): boolean =>
  /[|+]/.test(line) &&
  (line.startsWith('|') || line.includes('--')) &&
  line.includes('-') &&
  rule.test(line);
const isRow = (line = ''): boolean => line.includes('|') && !isRule(line);

/**
 * Reads tables with a rule below their header, and texts whose lines all begin with a pipe. Returns `undefined` for other
 * texts. Lines around tables are not read.
 */
export function readMarkdown(written: readonly string[]): MarkdownTable | undefined {
  const lines = written.map((line) => line.trim());
  const headers = listHeaders(lines);
  const [headerAt = -1] = headers;
  if (headerAt === -1 && !isTable(lines)) return undefined;
  const names = headerAt === -1 ? [] : splitRow(lines[headerAt] ?? '').slice(0, maxCells);
  const table: MarkdownTable = { names, headerLines: [], records: [], unread: [] };
  const isHeader = new Set(headers);
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (isRule(text) || isHeader.has(index)) table.headerLines.push(line);
    else if (text !== '') addLine(table, { line, text, isInside: index > headerAt && isRow(text) });
  }
  return table;
}

/** The first lines of tables that have a rule below. Rules may also stand above headers and between rows. */
function listHeaders(lines: readonly string[]): number[] {
  const headers: number[] = [];
  let isTop = true;
  for (const [index, line] of lines.entries()) {
    if (isTop && isRow(line) && isRule(lines[index + 1])) headers.push(index);
    if (!isRule(line)) isTop = !isRow(line);
  }
  return headers;
}

const isTable = (lines: readonly string[]): boolean =>
  lines.some((line) => line !== '') &&
  lines.every((line) => line === '' || /^\|[^|]*\|/.test(line) || isRule(line));

function addLine(
  { records, unread }: RecordList,
  { line, text, isInside }: { line: number; text: string; isInside: boolean },
): void {
  const range = { line, lines: 1 };
  const cells = isInside ? splitRow(text) : [];
  const code = isInside ? findFault(cells, text) : 'outside';
  if (code === undefined) records.push({ ...range, cells });
  else unread.push({ ...range, code, text });
}

/** A longer line is not read. */
const splitRow = (line: string): string[] =>
  line
    .slice(0, maxLength)
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map(removeMarks);

const link = /!?\[([^[\]]*)\]\([^()\s]*\)/g;
const emphasis =
  /(?<![\p{L}\p{N}\\])(\*{1,3}|_{1,3}|`{1,2}|~~)(?=\S)([^*_`~]+)(?<=\S)\1(?![\p{L}\p{N}])/gu;
const escaped = /\\([|*_`~[\]\\])/g;

/** Removes the marks of emphasis, code and links from a cell. They may be nested. */
const removeMarks = (cell: string): string =>
  cell
    .replace(link, '$1')
    .replace(emphasis, '$2')
    .replace(emphasis, '$2')
    .replace(escaped, '$1')
    .trim();

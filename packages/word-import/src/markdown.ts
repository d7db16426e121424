import type { RecordList, TextRecord } from './records.ts';

const isRule = (line: string): boolean => /^[|:\s-]+$/.test(line) && line.includes('--');

/** The line below the names of a Markdown table, from 0. */
export function findMarkdownRule(lines: readonly string[]): number | undefined {
  const index = lines.findIndex(
    (line, at) => line.includes('|') && isRule(line) && (lines[at - 1] ?? '').includes('|'),
  );
  return index === -1 ? undefined : index;
}

/** Reads a Markdown table. Lines around it are not read. */
export function readMarkdown(
  lines: readonly string[],
  ruleAt: number,
): RecordList & { header: string[] } {
  const list: RecordList = { records: [], unread: [] };
  for (const [index, line] of lines.entries()) {
    const record: TextRecord = { line: index + 1, lines: 1, cells: splitRow(line) };
    if (index === ruleAt || index === ruleAt - 1 || line.trim() === '') continue;
    if (index > ruleAt && line.includes('|')) list.records.push(record);
    else list.unread.push({ line: index + 1, lines: 1, code: 'outside', text: line });
  }
  return { ...list, header: splitRow(lines[ruleAt - 1] ?? '') };
}

const splitRow = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

import type { TextRecord } from './records.ts';
import { isSentence } from './sentence.ts';

const bullet = /^[-–—•*·]\s/;

/** Appends lines without a separator to the rows that they belong to. */
export function joinLines(records: readonly TextRecord[]): TextRecord[] {
  const startsBlocks = hasBlocks(records);
  const joined: TextRecord[] = [];
  for (const record of records) {
    const above = joined.at(-1);
    if (above && belongsTo(record, above, startsBlocks)) {
      joined[joined.length - 1] = {
        ...above,
        lines: record.line + record.lines - above.line,
        cells: [...above.cells.slice(0, -1), `${above.cells.at(-1)}\n${record.cells[0]}`],
      };
    } else joined.push(record);
  }
  return joined;
}

const follows = (record: TextRecord, above: TextRecord): boolean =>
  record.line === above.line + above.lines;

function belongsTo(record: TextRecord, above: TextRecord, startsBlocks: boolean): boolean {
  const [text = ''] = record.cells;
  if (record.cells.length > 1 || above.cells.length === 1 || !follows(record, above)) return false;
  return startsBlocks || bullet.test(text) || isSentence(text);
}

/** Whether empty lines separate the rows, each of which begins with a line of several cells, and has no other. */
function hasBlocks(records: readonly TextRecord[]): boolean {
  const isFirst = records.map((record, index) => {
    const above = records[index - 1];
    return above === undefined || !follows(record, above);
  });
  const blocks = isFirst.filter(Boolean).length;
  const isClear = records.every(({ cells }, index) => cells.length > 1 === isFirst[index]);
  return isClear && blocks > 1 && blocks < records.length;
}

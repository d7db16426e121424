import type { TextRecord } from './records.ts';

const listMark = /^(?:(?<bullet>[-–—•*·])|\(?(?<number>\d{1,5})[.)])\s+(?=\S)/;

/** Whether values are numbers that go up by one. */
export const countsUp = (values: readonly (string | undefined)[]): boolean =>
  values.length > 1 &&
  values.every(
    (value, index) => value && /^\d+$/.test(value) && Number(value) === Number(values[0]) + index,
  );

/** Removes the numbers or the bullets of a list, if most of its rows have them. */
export function removeListMarks(records: readonly TextRecord[]): readonly TextRecord[] {
  const marks = records
    .map(({ cells: [text = ''] }) => listMark.exec(text))
    .filter((mark) => mark !== null);
  const numbers = marks.map(({ groups }) => Number(groups?.['number']));
  const bullets = new Set(marks.map(({ groups }) => groups?.['bullet']));
  const isNumbered = numbers.every(
    (number, index) => number > (index === 0 ? -1 : (numbers[index - 1] ?? 0)),
  );
  const isBulleted = bullets.size === 1 && !bullets.has(undefined);
  if (marks.length < 2 || marks.length * 2 <= records.length || !(isNumbered || isBulleted))
    return records;
  return records.map(({ cells: [text = '', ...rest], ...record }) => ({
    ...record,
    cells: [text.replace(listMark, ''), ...rest],
  }));
}

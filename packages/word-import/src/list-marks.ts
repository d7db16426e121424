import type { TextRecord } from './records.ts';

const listMark = /^(?:(?<bullet>[-–—•*·])|\(?(?<number>\d{1,5})[.)])\s+(?=\S)/;

/** Whether values are numbers that go up by one. */
export const countsUp = (values: readonly (string | undefined)[]): boolean =>
  values.length > 1 &&
  values.every(
    (value, index) => value && /^\d+$/.test(value) && Number(value) === Number(values[0]) + index,
  );

/** Removes the numbers or the bullets of a list, if all of its rows have them. */
export function removeListMarks(records: readonly TextRecord[]): readonly TextRecord[] {
  const marks = records.map(({ cells: [text = ''] }) => listMark.exec(text));
  const [bullet, ...others] = new Set(marks.map((mark) => mark?.groups?.['bullet']));
  const isBulleted = bullet !== undefined && others.length === 0 && records.length > 1;
  if (!isBulleted && !countsUp(marks.map((mark) => mark?.groups?.['number']))) return records;
  return records.map(({ cells: [text = '', ...rest], ...record }) => ({
    ...record,
    cells: [text.replace(listMark, ''), ...rest],
  }));
}

import type { TextRecord } from './records.ts';

const listMark = /^(?:(?<bullet>[-–—•*·])|\(?(?<number>\d{1,5})[.)])\s+(?=\S)/;

/** Whether values are numbers that go up by one, and may begin again at 1. */
export const countsUp = (values: readonly (string | undefined)[]): boolean =>
  values.length > 1 &&
  values.every((value, index) => {
    const above = Number(values[index - 1] ?? Number(value) - 1);
    return value && /^\d+$/.test(value) && (Number(value) === above + 1 || restarts(value, above));
  });

const restarts = (number: string | number, above: number): boolean =>
  Number(number) === 1 && above > 1;

/** Removes the numbers or the bullets of a list, if most of its rows have them. */
export function removeListMarks(records: readonly TextRecord[]): readonly TextRecord[] {
  const marks = records
    .map(({ cells: [text = ''] }) => listMark.exec(text))
    .filter((mark) => mark !== null);
  const numbers = marks.map(({ groups }) => Number(groups?.['number']));
  const bullets = new Set(marks.map(({ groups }) => groups?.['bullet']));
  const isNumbered = numbers.every((number, index) => {
    const above = numbers[index - 1] ?? -1;
    return number > above || restarts(number, above);
  });
  const isBulleted = bullets.size === 1 && !bullets.has(undefined);
  if (marks.length < 2 || marks.length * 2 <= records.length || !(isNumbered || isBulleted))
    return records;
  return records.map(({ cells: [text = '', ...rest], ...record }) => ({
    ...record,
    cells: [text.replace(listMark, ''), ...rest],
  }));
}

import { expect, it } from 'vitest';
import { toDayNumber } from './queries.ts';

it('increases the day number by one each day, also at the end of a month', () => {
  const last = toDayNumber(new Date(2028, 1, 29, 23, 59));
  expect(toDayNumber(new Date(2028, 2, 1, 0, 1))).toBe(last + 1);
});

it('keeps the day number all day', () => {
  expect(toDayNumber(new Date(2028, 4, 7, 0, 0))).toBe(toDayNumber(new Date(2028, 4, 7, 23, 59)));
});

import { expect, it } from 'vitest';
import { dayNumber } from './queries.ts';

it('is one more on the next day, however the month ends', () => {
  const last = dayNumber(new Date(2028, 1, 29, 23, 59));
  expect(dayNumber(new Date(2028, 2, 1, 0, 1))).toBe(last + 1);
});

it('is the same from morning to night', () => {
  expect(dayNumber(new Date(2028, 4, 7, 0, 0))).toBe(dayNumber(new Date(2028, 4, 7, 23, 59)));
});

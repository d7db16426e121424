import { expect, it } from 'vitest';
import { latestMonths } from './latest-months.ts';

const months = [24, 72, 132, 180];

it('begins with a whole month when not all fits', () => {
  expect(latestMonths(240, 120, months)).toBe(132);
});

it('does not scroll what fits', () => {
  expect(latestMonths(240, 400, months)).toBe(0);
});

it('goes to the end where no month begins in what fits', () => {
  expect(latestMonths(240, 40, months)).toBe(200);
});

import { expect, it } from 'vitest';
import { hasBegun } from './activity.ts';

it.each([
  ['2026-03-02', true],
  ['2026-02-01', true],
  ['2026-03-03', true],
  ['2026-03-04', false],
])('whether %s has begun in any time zone: %s', (day, expected) => {
  expect(hasBegun(day, new Date('2026-03-02T12:00:00Z'))).toBe(expected);
});

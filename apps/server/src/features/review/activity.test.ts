import { expect, it } from 'vitest';
import { latestDay } from './activity.ts';

it.each([
  ['2026-11-28T09:59:59.999Z', '2026-11-28'],
  ['2026-11-28T10:00:00.000Z', '2026-11-29'],
])('at %s the latest day that has begun anywhere is %s', (now, day) => {
  expect(latestDay(new Date(now))).toBe(day);
});

import { expect, it } from 'vitest';
import { addDays, daysBetween, localDay } from './local-day.ts';

it('is the day in the learner’s time zone', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 11, 31, 23, 30))).toBe('2026-12-31');
});

it('counts calendar days', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
  expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2);
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
});

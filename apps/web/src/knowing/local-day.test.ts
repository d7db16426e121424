import { expect, it } from 'vitest';
import { localDay } from './local-day.ts';

it('is the day of the learner’s own calendar, whatever day it is in Greenwich', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 11, 31, 23, 30))).toBe('2026-12-31');
});

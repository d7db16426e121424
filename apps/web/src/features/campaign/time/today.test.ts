import { expect, it } from 'vitest';
import { getBrowserTimeZone, getToday } from './today.ts';

it.each([
  ['Europe/Berlin', '2026-03-01T22:59:59Z', '2026-03-01'],
  ['Europe/Berlin', '2026-03-01T23:00:00Z', '2026-03-02'],
  ['America/Los_Angeles', '2026-03-01T07:30:00Z', '2026-02-28'],
])('is the day in %s', (timeZone, instant, day) => {
  expect(getToday(timeZone, new Date(instant))).toBe(day);
});

it('knows the time zone of the browser', () => {
  expect(getToday(getBrowserTimeZone())).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

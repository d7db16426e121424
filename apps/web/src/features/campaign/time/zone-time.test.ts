import { expect, it } from 'vitest';
import { dayIn, monthIn, timeIn, toInstant } from './zone-time.ts';

it.each([
  ['Europe/Berlin', '2026-03-01T22:59:59Z', '2026-03-01', '23:59'],
  ['Europe/Berlin', '2026-03-01T23:00:00.000Z', '2026-03-02', '00:00'],
  ['America/Los_Angeles', '2026-03-01T07:30:00Z', '2026-02-28', '23:30'],
  ['Asia/Kathmandu', '2026-03-01T18:15:00Z', '2026-03-02', '00:00'],
])('tells the day and the time of day in %s', (timeZone, instant, day, time) => {
  expect([dayIn(timeZone, instant), timeIn(timeZone, instant)]).toEqual([day, time]);
});

it.each([
  ['in winter', '2026-03-28', '09:00', '2026-03-28T08:00:00Z'],
  ['in summer', '2026-03-29', '09:00', '2026-03-29T07:00:00Z'],
  ['that daylight saving skips', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
  ['that daylight saving repeats', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
])('finds the instant of a local time %s', (_, day, time, instant) => {
  expect(toInstant('Europe/Berlin', day, time)).toBe(instant);
});

it('finds the months of a time zone', () => {
  expect(monthIn('Europe/Berlin', '2026-03')).toEqual({
    from: '2026-02-28T23:00:00Z',
    before: '2026-03-31T22:00:00Z',
  });
  expect(monthIn('America/New_York', '2026-12')).toEqual({
    from: '2026-12-01T05:00:00Z',
    before: '2027-01-01T05:00:00Z',
  });
});

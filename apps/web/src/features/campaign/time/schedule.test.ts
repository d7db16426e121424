import { expect, it } from 'vitest';
import { isUsableSchedule, nextTime } from './schedule.ts';

it.each([
  [[], '09:00'],
  [['09:30'], '10:00'],
  [['10:00', '09:00'], '11:00'],
  [['23:00'], '00:00'],
])('proposes a free time after %j', (times, proposed) => {
  expect(nextTime(times)).toBe(proposed);
});

it('needs a weekday and times that differ', () => {
  const schedule = {
    times: ['09:00'],
    weekdays: [1],
    startDate: '2026-03-01',
    endDate: null,
    timeZone: 'Europe/Berlin',
  };
  expect(isUsableSchedule(schedule)).toBe(true);
  expect(isUsableSchedule({ ...schedule, times: ['09:00', '09:00'] })).toBe(false);
  expect(isUsableSchedule({ ...schedule, times: [''] })).toBe(false);
  expect(isUsableSchedule({ ...schedule, weekdays: [] })).toBe(false);
});

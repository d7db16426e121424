import { expect, it } from 'vitest';
import { checkSchedule, proposeTime, writeSchedule } from './schedule.ts';

it.each([
  [[], '09:00'],
  [['09:30'], '10:00'],
  [['10:00', '09:00'], '11:00'],
  [['23:00'], '00:00'],
])('proposes a free time after %j', (times, proposed) => {
  expect(proposeTime(times)).toBe(proposed);
});

it('needs a weekday and times that differ', () => {
  const schedule = {
    times: ['09:00'],
    weekdays: [1],
    startDate: '2026-03-01',
    endDate: null,
    timeZone: 'Europe/Berlin',
  };
  expect(checkSchedule(writeSchedule(schedule), undefined)).toBeUndefined();
  expect(
    checkSchedule(writeSchedule({ ...schedule, times: ['09:00', '09:00'] }), undefined),
  ).toEqual({ code: 'invalid' });
  expect(checkSchedule(writeSchedule({ ...schedule, times: [''] }), undefined)).toEqual({
    code: 'invalid',
  });
  expect(checkSchedule(writeSchedule({ ...schedule, weekdays: [] }), undefined)).toEqual({
    code: 'invalid',
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  clampDay,
  findDayAfterKey,
  getDayOfMonth,
  getFirstDayOfWeek,
  getMonth,
  isInRange,
  listWeekdays,
  listWeeks,
} from './calendar-day.ts';

const monday = 1;
const sunday = 7;

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyFirstDay = fc.integer({ min: 1, max: 7 });
const getWeekday = (day: string) => new Date(day).getUTCDay() || 7;

describe('the first day of a week', () => {
  it('is what the browser says', () => {
    expect(getFirstDayOfWeek({ language: 'ar', getWeekInfo: () => ({ firstDay: 6 }) })).toBe(6);
  });

  it('is Sunday in English and Monday elsewhere if the browser does not say it', () => {
    expect(getFirstDayOfWeek({ language: 'en' })).toBe(sunday);
    expect(getFirstDayOfWeek({ language: 'ru' })).toBe(monday);
  });

  it('comes first in the header', () => {
    expect(listWeekdays(sunday).map(getWeekday)).toEqual([7, 1, 2, 3, 4, 5, 6]);
    expect(listWeekdays(monday).map(getWeekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('a month', () => {
  it('has gaps before its first and after its last day', () => {
    const weeks = listWeeks('2026-04', monday);
    expect(weeks[0]?.slice(0, 3)).toEqual([undefined, undefined, '2026-04-01']);
    expect(weeks.at(-1)?.slice(3, 5)).toEqual(['2026-04-30', undefined]);
  });

  it('fits into four weeks if it starts with the week', () => {
    expect(listWeeks('2027-02', monday)).toHaveLength(4);
  });

  it('has each of its days once, in order, under its weekday', () => {
    const property = fc.property(anyDay, anyFirstDay, (day, firstDay) => {
      const weeks = listWeeks(getMonth(day), firstDay);
      const days = weeks.flat().filter((entry) => entry !== undefined);
      expect(days[0]).toBe(`${getMonth(day)}-01`);
      expect(getMonth(addDays(days.at(-1) ?? '', 1))).not.toBe(getMonth(day));
      expect(days.map(getDayOfMonth)).toEqual(days.map((_, index) => index + 1));
      const columns = listWeekdays(firstDay).map(getWeekday);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.some(Boolean)).toBe(true);
        week.forEach((entry, column) => {
          if (entry !== undefined) expect(getWeekday(entry)).toBe(columns[column]);
        });
      }
    });
    fc.assert(property);
  });
});

describe('moving through the calendar', () => {
  it('ends in the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-03-31', -13)).toBe('2025-02-28');
  });

  it('passes the ends of years and summer time', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  });

  it('moves as many months as asked', () => {
    const property = fc.property(anyDay, fc.integer({ min: -40, max: 40 }), (day, count) => {
      const [year = 0, month = 0] = addMonths(day, count).split('-').map(Number);
      const [fromYear = 0, fromMonth = 0] = day.split('-').map(Number);
      expect((year - fromYear) * 12 + month - fromMonth).toBe(count);
    });
    fc.assert(property);
  });

  it('moves to the ends of a week', () => {
    const property = fc.property(anyDay, anyFirstDay, (day, firstDay) => {
      const home = findDayAfterKey({ key: 'Home', shiftKey: false }, day, firstDay) ?? '';
      const end = findDayAfterKey({ key: 'End', shiftKey: false }, day, firstDay) ?? '';
      expect(getWeekday(home)).toBe(firstDay);
      expect(addDays(home, 6)).toBe(end);
      expect(home <= day && day <= end).toBe(true);
    });
    fc.assert(property);
  });

  it.each([
    ['ArrowLeft', false, '2026-03-03'],
    ['ArrowRight', false, '2026-03-05'],
    ['ArrowUp', false, '2026-02-25'],
    ['ArrowDown', false, '2026-03-11'],
    ['PageUp', false, '2026-02-04'],
    ['PageDown', false, '2026-04-04'],
    ['PageUp', true, '2025-03-04'],
    ['PageDown', true, '2027-03-04'],
    ['Enter', false, undefined],
  ])('follows the key %s (Shift: %s) to %s', (key, shiftKey, day) => {
    expect(findDayAfterKey({ key, shiftKey }, '2026-03-04', monday)).toBe(day);
  });
});

it('keeps a day within a range that may be open', () => {
  const range = { min: '2026-03-04', max: '2026-03-20' };
  expect(clampDay('2026-02-28', range)).toBe('2026-03-04');
  expect(clampDay('2026-04-01', range)).toBe('2026-03-20');
  expect(clampDay('2026-04-01', { min: '2026-03-04' })).toBe('2026-04-01');
  expect(isInRange('2026-03-20', range)).toBe(true);
  expect(isInRange('2026-03-21', range)).toBe(false);
});

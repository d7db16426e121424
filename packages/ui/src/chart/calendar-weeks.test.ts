import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, calendarWeeks } from './calendar-weeks.ts';

function daysFrom(start: string, count: number): CalendarDay[] {
  const first = new Date(start).getTime();
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(first + index * 86_400_000).toISOString().slice(0, 10);
    return { date, value: 0, description: date };
  });
}

const datesOf = (days: readonly (CalendarDay | undefined)[]) => days.map((day) => day?.date);

describe('the weeks of a calendar', () => {
  it('begin on Monday where weeks do', () => {
    const [first] = calendarWeeks(daysFrom('2026-03-03', 3), 1);
    expect(datesOf(first?.days ?? [])).toEqual([
      undefined,
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('begin on Sunday where weeks do', () => {
    const [first, second] = calendarWeeks(daysFrom('2026-03-07', 2), 7);
    expect(datesOf(first?.days ?? []).at(-1)).toBe('2026-03-07');
    expect(datesOf(second?.days ?? []).at(0)).toBe('2026-03-08');
  });

  it('tell where a month begins', () => {
    const starts = calendarWeeks(daysFrom('2026-01-15', 60), 1).map(({ monthStart }) => monthStart);
    expect(starts.filter((start) => start !== undefined)).toEqual(['2026-02-01', '2026-03-01']);
  });

  it('hold each day once, in order', () => {
    const anyDay = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    const property = fc.property(
      anyDay,
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 1, max: 7 }),
      (start, count, firstDay) => {
        const days = daysFrom(start.toISOString().slice(0, 10), count);
        const weeks = calendarWeeks(days, firstDay);
        expect(weeks.flatMap((week) => week.days).filter((day) => day !== undefined)).toEqual(days);
        for (const week of weeks) expect(week.days).toHaveLength(7);
      },
    );
    fc.assert(property);
  });

  it('are none of no days', () => {
    expect(calendarWeeks([], 1)).toEqual([]);
  });
});

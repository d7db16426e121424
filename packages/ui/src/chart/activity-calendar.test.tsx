import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import {
  ActivityCalendar,
  type CalendarDay,
  findLatestMonths,
  groupByWeek,
} from './activity-calendar.tsx';

const days = [
  { date: '2026-03-02', value: 4, description: '2 March: 4 answers' },
  { date: '2026-03-03', value: 0, description: '3 March: nothing' },
  { date: '2026-03-04', value: 8, description: '4 March: 8 answers' },
];

it('lists active days for screen readers', () => {
  render(<ActivityCalendar label="Activity by day" days={days} />);
  const figure = screen.getByRole('figure', { name: 'Activity by day' });
  const shown = within(figure)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(shown).toEqual(['2 March: 4 answers', '4 March: 8 answers']);
});

it('draws days with more activity larger', () => {
  const { container } = render(<ActivityCalendar label="Activity by day" days={days} />);
  const sides = [...container.querySelectorAll('rect')].map((day) =>
    Number(day.getAttribute('width')),
  );
  const [some, none, most] = sides;
  expect(none).toBeLessThan(Number(some));
  expect(some).toBeLessThan(Number(most));
});

it('can be focused for scrolling', () => {
  render(<ActivityCalendar label="Activity by day" days={days} />);
  expect(screen.getByRole('group', { name: 'Activity by day' }).tabIndex).toBe(0);
});

function daysFrom(start: string, count: number): CalendarDay[] {
  const first = new Date(start).getTime();
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(first + index * 86_400_000).toISOString().slice(0, 10);
    return { date, value: 0, description: date };
  });
}

const datesOf = (days: readonly (CalendarDay | undefined)[]) => days.map((day) => day?.date);

describe('calendarWeeks', () => {
  it('starts weeks on Monday', () => {
    const [first] = groupByWeek(daysFrom('2026-03-03', 3), 1);
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

  it('starts weeks on Sunday', () => {
    const [first, second] = groupByWeek(daysFrom('2026-03-07', 2), 7);
    expect(datesOf(first?.days ?? []).at(-1)).toBe('2026-03-07');
    expect(datesOf(second?.days ?? []).at(0)).toBe('2026-03-08');
  });

  it('marks the start of a month', () => {
    const starts = groupByWeek(daysFrom('2026-01-15', 60), 1).map(({ monthStart }) => monthStart);
    expect(starts.filter((start) => start !== undefined)).toEqual(['2026-02-01', '2026-03-01']);
  });

  it('contains each day once, in order', () => {
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
        const weeks = groupByWeek(days, firstDay);
        expect(weeks.flatMap((week) => week.days).filter((day) => day !== undefined)).toEqual(days);
        for (const week of weeks) expect(week.days).toHaveLength(7);
      },
    );
    fc.assert(property);
  });

  it('is empty without days', () => {
    expect(groupByWeek([], 1)).toEqual([]);
  });
});

const months = [24, 72, 132, 180];

it('starts with a whole month if not everything fits', () => {
  expect(findLatestMonths(240, 120, months)).toBe(132);
});

it('does not scroll if everything fits', () => {
  expect(findLatestMonths(240, 400, months)).toBe(0);
});

it('scrolls to the end if no month starts within the visible width', () => {
  expect(findLatestMonths(240, 40, months)).toBe(200);
});

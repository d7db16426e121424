import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { ActivityCalendar, findLatestMonths } from './activity-calendar.tsx';

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

const anyDay = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});

it('draws a column for each week, from Sunday to Saturday', () => {
  const property = fc.property(anyDay, fc.integer({ min: 0, max: 60 }), (start, count) => {
    const dates = Array.from({ length: count }, (_, index) =>
      new Date(start.getTime() + index * 86_400_000).toISOString().slice(0, 10),
    );
    const { container, unmount } = render(
      <ActivityCalendar
        label="Activity by day"
        days={dates.map((date) => ({ date, value: 0, description: date }))}
      />,
    );
    const drawn = [...container.querySelectorAll('rect')].map((day) => ({
      weekday: new Date(day.textContent).getUTCDay(),
      left: Number(day.getAttribute('x')),
      top: Number(day.getAttribute('y')),
    }));
    unmount();
    expect(drawn).toHaveLength(count);
    for (const [index, { weekday, left, top }] of drawn.entries()) {
      expect(top).toBe(21 + weekday * 12);
      if (index > 0) expect(left - (drawn[index - 1]?.left ?? 0)).toBe(weekday === 0 ? 12 : 0);
    }
  });
  fc.assert(property, { numRuns: 20 });
});

it('names the months that begin', () => {
  const { container } = render(
    <ActivityCalendar
      label="Activity by day"
      days={['2026-01-31', '2026-02-01'].map((date) => ({ date, value: 0, description: date }))}
    />,
  );
  const names = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(names).toContain('Feb');
  expect(names).not.toContain('Jan');
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

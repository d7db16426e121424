import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { ActivityCalendar } from './activity-calendar.tsx';

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

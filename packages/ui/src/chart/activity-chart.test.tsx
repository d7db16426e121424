import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { ActivityChart } from './activity-chart.tsx';

const bars = [
  { name: '1 March', description: '1 March: 4 answers, 3 of them right', value: 4, part: 3 },
  { name: '2 March', description: '2 March: 8 answers, 8 of them right', value: 8, part: 8 },
];

it('has a text alternative', () => {
  render(<ActivityChart label="Answers by day" bars={bars} />);
  const figure = screen.getByRole('figure', { name: 'Answers by day' });
  const shown = within(figure)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(shown).toEqual(bars.map(({ description }) => description));
});

it('scales the highest bar to the full height', () => {
  const { container } = render(<ActivityChart label="Answers by day" bars={bars} />);
  const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
  expect(heights).toEqual(['50', '37.5', '100', '100']);
});

it('draws empty bars without activity', () => {
  const idle = bars.map((bar) => ({ ...bar, value: 0, part: 0 }));
  const { container } = render(<ActivityChart label="Answers by day" bars={idle} />);
  const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
  expect(new Set(heights)).toEqual(new Set(['0']));
});

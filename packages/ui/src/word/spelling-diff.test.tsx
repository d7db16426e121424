import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { SpellingDiff, type SpellingSegment } from './spelling-diff.tsx';

const segments: SpellingSegment[] = [
  { kind: 'equal', expected: 'fr', answer: 'fr' },
  { kind: 'swapped', expected: 'ie', answer: 'ei' },
  { kind: 'equal', expected: 'nd', answer: 'nd' },
];

it('is told in words to those who do not see it, each text in its language', () => {
  render(<SpellingDiff segments={segments} lang="en" />);
  const told = screen.getByText(/You wrote/);
  expect(told.textContent).toBe('You wrote: freind. Right is: friend.');
  expect(screen.getByText('freind').lang).toBe('en');
});

it('shows every letter of both texts', () => {
  const { container } = render(<SpellingDiff segments={segments} lang="en" />);
  const drawn = container.querySelector('[aria-hidden]')?.textContent ?? '';
  expect([...drawn].toSorted().join('')).toBe([...'freindfriend'].toSorted().join(''));
});

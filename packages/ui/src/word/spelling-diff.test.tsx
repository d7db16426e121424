import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { SpellingDiff, type SpellingSegment } from './spelling-diff.tsx';

const segments: SpellingSegment[] = [
  { kind: 'equal', expected: 'fr', answer: 'fr' },
  { kind: 'swapped', expected: 'ie', answer: 'ei' },
  { kind: 'equal', expected: 'nd', answer: 'nd' },
];

it('describes both texts to screen readers, with their language', () => {
  render(<SpellingDiff segments={segments} lang="en" />);
  const shown = screen.getByText(/You wrote/);
  expect(shown.textContent).toBe('You wrote: freind. Right is: friend.');
  expect(screen.getByText('freind').lang).toBe('en');
});

it('shows every letter of both texts', () => {
  const { container } = render(<SpellingDiff segments={segments} lang="en" />);
  const rendered = container.querySelector('[aria-hidden]')?.textContent ?? '';
  expect([...rendered].toSorted().join('')).toBe([...'freindfriend'].toSorted().join(''));
});

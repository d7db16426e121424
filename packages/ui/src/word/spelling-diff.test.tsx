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
  expect(shown.textContent).toBe('You wrote: freind. Correct: friend.');
  expect(screen.getByText('freind').lang).toBe('en');
});

it('marks no gap, no article, and no forgiven letter as an error', () => {
  const listTones = (isForgiven: boolean) => {
    const { container, unmount } = render(
      <SpellingDiff
        lang="de"
        isForgiven={isForgiven}
        segments={[
          { kind: 'optional', expected: '', answer: 'die ' },
          { kind: 'missing', expected: 'Z', answer: '' },
          { kind: 'wrong', expected: 'ü', answer: 'u' },
        ]}
      />,
    );
    const parts = [...container.querySelectorAll('[data-tone]:not(:empty)')];
    const tones = parts.map(
      (part) => `${part.textContent?.trim()} ${part.getAttribute('data-tone')}`,
    );
    unmount();
    return tones;
  };
  expect(listTones(false)).toEqual(['die muted', 'Z right', 'u wrong', 'ü right']);
  expect(listTones(true)).toEqual(['die muted', 'Z right', 'u plain', 'ü right']);
});

it('shows every letter of both texts', () => {
  const { container } = render(<SpellingDiff segments={segments} lang="en" />);
  const rendered = container.querySelector('[aria-hidden]')?.textContent ?? '';
  expect([...rendered].toSorted().join('')).toBe([...'freindfriend'].toSorted().join(''));
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { ListCard } from './list-card.tsx';

it.each([
  { wordCount: 0, facts: 'Spanish · 0 words' },
  { wordCount: 1, facts: 'Spanish · 1 word' },
  { wordCount: 1204, facts: 'Spanish · 1,204 words' },
])('shows $wordCount words as “$facts”', ({ wordCount, facts }) => {
  render(
    <ListCard
      name="Fruit"
      href="/list/fruit"
      languageName="Spanish"
      wordCount={wordCount}
      images={[]}
    />,
  );
  expect(screen.getByText(facts)).toBeDefined();
});

it('shows at most four images and hides them from screen readers', () => {
  const { container } = render(
    <ListCard
      name="Fruit"
      href="/list/fruit"
      languageName="Spanish"
      wordCount={5}
      images={['/1.svg', '/2.svg', '/3.svg', '/4.svg', '/5.svg']}
    />,
  );
  expect(container.querySelectorAll('img')).toHaveLength(4);
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows the first four words if there are no images', () => {
  const words = ['uno', 'dos', 'tres', 'cuatro', 'cinco'].map((text) => ({ text, lang: 'es' }));
  const card = (images: readonly string[]) => (
    <ListCard
      name="Numbers"
      href="/list/numbers"
      languageName="Spanish"
      wordCount={5}
      images={images}
      words={words}
    />
  );
  const { container, rerender } = render(card([]));
  const shown = () => [...container.querySelectorAll('[lang]')].map((word) => word.textContent);
  expect(shown()).toEqual(['uno', 'dos', 'tres', 'cuatro']);
  rerender(card(['/1.svg']));
  expect(shown()).toEqual([]);
});

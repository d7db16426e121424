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

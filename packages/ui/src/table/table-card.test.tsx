import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { TableCard } from './table-card.tsx';

it('shows the first words of at most three rows and columns, hidden from screen readers', () => {
  const row = (...texts: string[]) => texts.map((text) => ({ text, lang: 'en' }));
  const { container } = render(
    <TableCard
      name="Irregular verbs"
      href="/table/irregular-verbs"
      languageName="English"
      rowCount={4}
      columnCount={4}
      firstRows={[row('go', 'went', 'gone', 'goes'), row('see', 'saw', 'seen'), row('be')]}
    />,
  );
  const shown = [...container.querySelectorAll('[aria-hidden] [lang]')];
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    ...['go', 'went', 'gone'],
    ...['see', 'saw', 'seen'],
    'be',
  ]);
});

it('links to the table and shows the number of rows', () => {
  render(
    <TableCard
      name="Irregular verbs"
      href="/table/irregular-verbs"
      languageName="English"
      rowCount={1}
      columnCount={3}
    />,
  );
  const link = screen.getByRole('link', { name: 'Irregular verbs' });
  expect(link.getAttribute('href')).toBe('/table/irregular-verbs');
  expect(screen.getByText('English · 1 row')).toBeDefined();
});

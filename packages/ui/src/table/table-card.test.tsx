import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { TableCard } from './table-card.tsx';

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

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { PageHeader } from './page-header.tsx';

it('shows the title and the back link', () => {
  render(<PageHeader title="Fruit" back={{ href: '/lists', label: 'Lists' }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Fruit' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Lists' }).getAttribute('href')).toBe('/lists');
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { Tabs } from './tabs.tsx';

it('are links, one of which is current', () => {
  render(
    <Tabs
      label="Parts"
      tabs={[
        { href: '/a', label: 'Learning', count: 3, isCurrent: true },
        { href: '/b', label: 'Known', isCurrent: false },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Parts' })).toBeDefined();
  const current = screen.getByRole('link', { current: 'page' });
  expect(current.textContent).toBe('Learning3');
  expect(screen.getByRole('link', { name: 'Known' }).getAttribute('href')).toBe('/b');
});

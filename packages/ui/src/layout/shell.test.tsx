import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { HomeIcon, ListIcon } from '../theme/icon.ts';
import { Shell } from './shell.tsx';

const shell = (
  <Shell
    homeHref="/"
    destinations={[
      { href: '/', label: 'Home', icon: <HomeIcon />, isCurrent: false },
      { href: '/lists', label: 'Lists', icon: <ListIcon />, isCurrent: true },
    ]}
  >
    <h1>Lists</h1>
  </Shell>
);

it('begins with a link that skips to the content', async () => {
  render(shell);
  await userEvent.tab();
  const target = document.activeElement?.getAttribute('href')?.slice(1) ?? '';
  expect(document.activeElement?.textContent).toBe('Skip to the content');
  expect(document.getElementById(target)).toBe(screen.getByRole('main'));
});

it('says where one is', () => {
  render(shell);
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  const links = within(navigation).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Home', null],
    ['Lists', 'page'],
  ]);
});

it('leads home by its name', () => {
  render(shell);
  expect(screen.getByRole('link', { name: 'Wordhoard' }).getAttribute('href')).toBe('/');
});

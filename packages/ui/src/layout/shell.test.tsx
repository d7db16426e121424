import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { ListIcon, TagIcon, TodayIcon, WordIcon } from '../theme/icon.ts';
import { Shell } from './shell.tsx';

const shell = (
  <Shell
    homeHref="/"
    destinations={[
      { href: '/', label: 'Today', icon: <TodayIcon />, isCurrent: false },
      { href: '/lists', label: 'Lists', icon: <ListIcon />, isCurrent: true },
    ]}
  >
    <h1>Lists</h1>
  </Shell>
);

it('starts with a skip link', async () => {
  render(shell);
  await userEvent.tab();
  const target = document.activeElement?.getAttribute('href')?.slice(1) ?? '';
  expect(document.activeElement?.textContent).toBe('Skip to content');
  expect(document.getElementById(target)).toBe(screen.getByRole('main'));
});

it('marks the current destination', () => {
  render(shell);
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  const links = within(navigation).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Today', null],
    ['Lists', 'page'],
  ]);
});

it('marks a destination while a sub-page is current', () => {
  const part = { href: '/tags', label: 'Tags', icon: <TagIcon />, isCurrent: true };
  const words = { href: '/words', label: 'Words', icon: <WordIcon />, isCurrent: false };
  render(
    <Shell homeHref="/" destinations={[{ ...words, parts: [part] }]}>
      <h1>Tags</h1>
    </Shell>,
  );
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  const links = within(navigation).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Words', 'true'],
    ['Tags', 'page'],
  ]);
});

it('links to the home page', () => {
  render(shell);
  expect(screen.getByRole('link', { name: 'Wordhoard' }).getAttribute('href')).toBe('/');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath } from './routes.ts';

it.each(['/', '/words/en', '/words/en?page=2#top', '/word/%D0%BB%D0%B5%D1%81'])(
  'keeps %s',
  (address) => {
    expect(ownPath(address)).toBe(address);
  },
);

it.each([
  undefined,
  '',
  'words/en',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
])('replaces %j by the home page', (address) => {
  expect(ownPath(address)).toBe('/');
});

it('never leads to another host', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '../../../auth',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    'evil.example',
  );
  const addresses = fc.array(parts).map((some) => `/${some.join('')}`);
  fc.assert(
    fc.property(addresses, (address) => {
      const home = 'https://words.example';
      expect(new URL(ownPath(address), home).origin).toBe(home);
    }),
  );
});

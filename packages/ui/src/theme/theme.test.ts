import { expect, it } from 'vitest';
import { themeCss } from './theme.ts';
import * as tokens from './token.ts';

it('defines every token', () => {
  const { variable: _, ...groups } = tokens;
  const references = Object.values(groups).flatMap((group) => Object.values(group));
  const names = references.map((reference) => /^var\((--[a-z0-9-]+)\)$/.exec(reference)?.[1]);
  expect(names).not.toContain(undefined);
  expect(names.filter((name) => !themeCss.includes(`${name}:`))).toEqual([]);
});

it('lets the root element override the system', () => {
  expect(themeCss).toMatch(/:root\[data-theme='dark'\] \{ color-scheme: dark; \}/);
  expect(themeCss).toMatch(/:root\[data-theme='light'\] \{ color-scheme: light; \}/);
});

it('stops motion under prefers-reduced-motion', () => {
  const [, reduced] = themeCss.split('prefers-reduced-motion: reduce');
  expect(reduced).toMatch(/--motion-quick: 0s;.*--motion-calm: 0s;/);
});

import { expect, it } from 'vitest';
import { globalCss } from './global-css.ts';
import { color, family, layer, motion, radius, shadow, size, space } from './token.ts';

it('defines every token', () => {
  const groups = [color, family, layer, motion, radius, shadow, size, space];
  const buildReferences = groups.flatMap((group) => Object.values(group));
  const names = buildReferences.map((reference) => /^var\((--[a-z0-9-]+)\)$/.exec(reference)?.[1]);
  expect(names).not.toContain(undefined);
  expect(names.filter((name) => !globalCss.includes(`${name}:`))).toEqual([]);
});

it('lets the root element override the system', () => {
  expect(globalCss).toMatch(/:root\[data-theme='dark'\] \{ color-scheme: dark; \}/);
  expect(globalCss).toMatch(/:root\[data-theme='light'\] \{ color-scheme: light; \}/);
});

it('stops motion under prefers-reduced-motion', () => {
  const [, reduced] = globalCss.split('prefers-reduced-motion: reduce');
  expect(reduced).toMatch(/--motion-quick: 0s;.*--motion-calm: 0s;/);
});

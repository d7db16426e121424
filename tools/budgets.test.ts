import { expect, it } from 'vitest';
import { exceeds } from './budgets.ts';

it.each([
  { value: 150, budget: 150, expected: false },
  { value: 150.1, budget: 150, expected: true },
  { value: 97, budget: 97, isMinimum: true, expected: false },
  { value: 96, budget: 97, isMinimum: true, expected: true },
  { value: 300, budget: 150, slowness: 2, expected: false },
  { value: 301, budget: 150, slowness: 2, expected: true },
  { value: 151, budget: 150, slowness: 0.5, expected: true },
])('tells whether %j is exceeded', ({ expected, ...figure }) => {
  expect(exceeds({ name: 'figure', ...figure })).toBe(expected);
});

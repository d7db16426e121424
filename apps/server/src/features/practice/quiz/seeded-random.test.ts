import { expect, it } from 'vitest';
import { seededRandom } from './make-quiz.ts';

it('gives the same numbers for the same seed, evenly spread', () => {
  const [one, same, other] = [seededRandom(7), seededRandom(7), seededRandom(8)];
  const numbers = Array.from({ length: 10_000 }, one);
  expect(numbers).toEqual(Array.from({ length: 10_000 }, same));
  expect(numbers.slice(0, 3)).not.toEqual(Array.from({ length: 3 }, other));
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getInterval } from './interval.ts';

const anyStability = fc.double({ min: 0.001, max: 36_500, noNaN: true });

const ids = Array.from({ length: 4_000 }, (_, index) => `event ${index}`);

const spread = (stability: number, count = ids.length): number[] =>
  ids.slice(0, count).map((id) => getInterval(stability, id));

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('the interval of an event', () => {
  it('[R50] is whole days, from 1 to 36,500, near the stability', () => {
    fc.assert(
      fc.property(anyStability, fc.uuid(), (stability, id) => {
        const interval = getInterval(stability, id);
        expect(Number.isInteger(interval)).toBe(true);
        expect(interval).toBeGreaterThanOrEqual(1);
        expect(interval).toBeLessThanOrEqual(36_500);
        if (stability >= 1)
          expect(Math.abs(interval - stability)).toBeLessThanOrEqual(0.05 * stability + 1);
      }),
    );
  });

  it.each([
    { stability: 1.3, days: [1] },
    { stability: 2.3, days: [2, 3] },
    { stability: 11, days: [10, 11, 12] },
    { stability: 21, days: [20, 21, 22] },
    { stability: 60, days: [57, 58, 59, 60, 61, 62, 63] },
  ])('[R50] brings 60 words of a stability of $stability back after $days days', (example) => {
    const days = new Set(spread(example.stability, 60));
    expect([...days].sort((one, other) => one - other)).toEqual(example.days);
  });

  it.each([2, 2.3065, 8.2956, 10.97, 21, 46.2, 163, 1_346])(
    '[R51] has the mean %d',
    (stability) => {
      const { length } = ids;
      // The standard deviation of an even spread over the width and of rounding; four of them are a chance of 1 in 16,000.
      const deviation = Math.hypot(1 + Math.floor(stability / 10), 1) / Math.sqrt(12 * length);
      expect(Math.abs(mean(spread(stability)) - stability)).toBeLessThan(4 * deviation);
    },
  );

  it('[R52] is the same for the same id', () => {
    fc.assert(
      fc.property(anyStability, fc.string(), (stability, id) => {
        expect(getInterval(stability, `${id}`)).toBe(getInterval(stability, id));
      }),
    );
    expect(spread(163, 6)).toEqual([170, 163, 160, 171, 156, 164]);
  });

  it('[R53] says nothing about that of the next id', () => {
    const places = spread(1_000).map((interval) => (interval - 1_000) / 50);
    const products = places.slice(1).map((place, index) => place * (places[index] ?? 0));
    expect(Math.abs(mean(products))).toBeLessThan(0.03);
  });
});

import { describe, expect, it } from 'vitest';
import { rememberByHalfLife } from './memory.ts';

describe('memory by half-life', () => {
  const memory = rememberByHalfLife(4, 2, 10);

  it('halves the chance of recall with every half-life', () => {
    expect([10, 14, 18].map(memory.chance)).toEqual([1, 0.5, 0.25]);
  });

  it('lasts the longer after a right answer, the closer it was to being forgotten', () => {
    expect(memory.after(true, 10).chance(14)).toBe(0.5);
    expect(memory.after(true, 14).chance(14 + 8)).toBe(0.5);
    expect(memory.after(true, 18).chance(18 + 10)).toBe(0.5);
  });

  it('halves after a wrong answer, down to a day', () => {
    expect(memory.after(false, 14).chance(16)).toBe(0.5);
    const often = memory.after(false, 14).after(false, 15).after(false, 16);
    expect(often.chance(17)).toBe(0.5);
  });
});

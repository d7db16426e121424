import { defaultParameters } from '@wordhoard/review-scheduler';
import { describe, expect, it } from 'vitest';
import { isUsable } from './fit.ts';

describe('parameters', () => {
  it.each([
    ['too few', defaultParameters.slice(1)],
    ['too many', [...defaultParameters, 1]],
    ['infinite', defaultParameters.with(3, Number.POSITIVE_INFINITY)],
    ['undefined', defaultParameters.with(3, Number.NaN)],
  ])('are not usable if the optimizer returns %s ones', (_, parameters) => {
    expect(isUsable(parameters)).toBe(false);
  });
});

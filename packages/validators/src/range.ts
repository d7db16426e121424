import type { Check } from './check.ts';
import { isEmpty } from './is-empty.ts';
import { toNumber } from './number.ts';

/**
 * The number must lie between two bounds, both included. It may be a number or text that
 * {@link toNumber} reads. An empty value passes.
 *
 * @param bounds - `min`, `max` or both
 * @returns a check with the issue `range`, or `number` for what is no number at all
 *
 * @example
 * range({ min: 1, max: 100 })('0'); // { code: 'range', min: 1, max: 100 }
 * range({ min: 1 })('many'); // { code: 'number' }
 */
export function range(bounds: { readonly min?: number; readonly max?: number }): Check {
  const { min = -Infinity, max = Infinity } = bounds;
  return (value) => {
    if (isEmpty(value)) return undefined;
    const number = toNumber(value);
    if (number === undefined) return { code: 'number' };
    return number >= min && number <= max ? undefined : { code: 'range', ...bounds };
  };
}

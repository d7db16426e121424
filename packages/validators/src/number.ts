import type { Check } from './check.ts';
import { isEmpty } from './is-empty.ts';
import { isNumeric } from './numeric.ts';

/**
 * Reads a number: digits `0`–`9` with an optional decimal part (a point and more digits). There
 * is no sign, exponent, separator or white space in it.
 *
 * @param value - anything at all
 * @returns a number as it came, `NaN` and the infinities among them; for text the nearest double
 * (`Infinity` above 1.8e308); for anything else `undefined`
 *
 * @example
 * toNumber('3.50'); // 3.5
 * toNumber(-1); // -1
 * toNumber('-1'); // undefined
 * toNumber('1.'); // undefined
 */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && isDecimal(value) ? Number(value) : undefined;
}

/**
 * The value must be a number, or text that {@link toNumber} reads as one. `NaN` is none. An empty
 * value passes.
 *
 * @returns a check with the issue `number`
 *
 * @example
 * number()('12.5'); // undefined
 * number()('a dozen'); // { code: 'number' }
 */
export function number(): Check {
  return (value) => {
    if (isEmpty(value)) return undefined;
    const number = toNumber(value);
    return number === undefined || Number.isNaN(number) ? { code: 'number' } : undefined;
  };
}

function isDecimal(text: string): boolean {
  const parts = text.split('.', 3);
  return parts.length <= 2 && parts.every(isNumeric);
}

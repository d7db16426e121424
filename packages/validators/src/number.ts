import { type Check, isEmpty, textCheck } from './check.ts';

/**
 * Tells whether the text consists of digits `0`–`9`, at least one.
 *
 * @param text - any text
 *
 * @example
 * isNumeric('007'); // true
 * isNumeric('1.5'); // false
 */
export function isNumeric(text: string): boolean {
  // A search for a forbidden character cannot backtrack, unlike `^\d+$`.
  return typeof text === 'string' && text !== '' && !/\D/.test(text);
}

/**
 * The text must consist of digits. An empty value is valid.
 *
 * @returns a check with the issue `number`
 *
 * @example
 * numeric()('12a'); // { code: 'number' }
 */
export function numeric(): Check {
  return textCheck(isNumeric, { code: 'number' });
}

/**
 * Converts a value to a number. Text must consist of digits `0`–`9` with an optional decimal part (a
 * point and more digits), without sign, exponent, separator or white space.
 *
 * @param value - any value
 * @returns a number unchanged, including `NaN` and the infinities; for text, the nearest double
 *   (`Infinity` above 1.8e308); for any other value, `undefined`
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
 * The value must be a number other than `NaN`, or text that {@link toNumber} converts. An empty value
 * is valid.
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

/**
 * The number must be between two bounds, both included. It may be text that {@link toNumber} converts.
 * An empty value is valid.
 *
 * @param bounds - `min`, `max` or both
 * @returns a check with the issue `range`, or `number` for a value that is not a number
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

function isDecimal(text: string): boolean {
  const parts = text.split('.', 3);
  return parts.length <= 2 && parts.every(isNumeric);
}

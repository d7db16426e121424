import type { Check } from './check.ts';
import { textCheck } from './text-check.ts';

/**
 * The text must have exactly this many characters. An empty value passes.
 *
 * @param length - in UTF-16 code units
 * @returns a check with the issue `length`
 *
 * @example
 * length(6)('12345'); // { code: 'length', length: 6 }
 */
export function length(length: number): Check {
  return textCheck((text) => text.length === length, { code: 'length', length });
}

/**
 * The text must have at least this many characters. An empty value passes.
 *
 * @param minLength - in UTF-16 code units
 * @returns a check with the issue `minLength`
 *
 * @example
 * minLength(8)('secret'); // { code: 'minLength', minLength: 8 }
 */
export function minLength(minLength: number): Check {
  return textCheck((text) => text.length >= minLength, { code: 'minLength', minLength });
}

/**
 * The text must have at most this many characters. An empty value passes.
 *
 * @param maxLength - in UTF-16 code units
 * @returns a check with the issue `maxLength`
 *
 * @example
 * maxLength(3)('word'); // { code: 'maxLength', maxLength: 3 }
 */
export function maxLength(maxLength: number): Check {
  return textCheck((text) => text.length <= maxLength, { code: 'maxLength', maxLength });
}

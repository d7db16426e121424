import { type Check, textCheck } from './check.ts';

/**
 * Tells whether two texts are equal, ignoring case and white space around them. Case is compared by
 * Unicode's lower-case mapping, independent of the locale.
 *
 * @param a - any text
 * @param b - any text
 *
 * @example
 * isSameText(' Äpfel', 'äpfel '); // true
 * isSameText('apple', 'apples'); // false
 */
export function isSameText(a: string, b: string): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return false;
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/**
 * The text must have exactly this length. An empty value is valid.
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
 * The text must have at least this length. An empty value is valid.
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
 * The text must have at most this length. An empty value is valid.
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

/**
 * The text must match a regular expression. An empty value is valid. Anchor the expression if it must
 * match the whole text. The caller is responsible for its cost on hostile text.
 *
 * @param expression - any regular expression; the `lastIndex` of a global one does not change
 * @returns a check with the issue `pattern`
 *
 * @example
 * pattern(/^[a-z]{2}$/)('eng'); // { code: 'pattern', pattern: '/^[a-z]{2}$/' }
 */
export function pattern(expression: RegExp): Check {
  return textCheck((text) => text.search(expression) !== -1, {
    code: 'pattern',
    pattern: String(expression),
  });
}

import type { Check } from './check.ts';
import { textCheck } from './text-check.ts';

/**
 * Tells whether the text is nothing but digits `0`–`9`, at least one.
 *
 * @param text - of any length
 *
 * @example
 * isNumeric('007'); // true
 * isNumeric('1.5'); // false
 */
export function isNumeric(text: string): boolean {
  // A search for what is forbidden cannot backtrack, as `^\d+$` would.
  return typeof text === 'string' && text !== '' && !/\D/.test(text);
}

/**
 * The text must be nothing but digits. An empty value passes.
 *
 * @returns a check with the issue `number`
 *
 * @example
 * numeric()('12a'); // { code: 'number' }
 */
export function numeric(): Check {
  return textCheck(isNumeric, { code: 'number' });
}

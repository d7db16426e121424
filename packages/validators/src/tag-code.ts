import type { Check } from './check.ts';
import { textCheck } from './text-check.ts';

// The ways to be none, without a quantifier: `^[a-z]+(-[a-z]+)*$` says the same, but overflows
// the engine's backtracking stack on some megabytes of `a-a-a-…`, which is an exception.
const fault = /[^a-z-]|^-|-$|--/;

/**
 * Tells whether the text is a tag code: groups of lowercase letters, joined by single hyphens.
 *
 * @param text - of any length
 *
 * @example
 * isTagCode('sea-food'); // true
 * isTagCode('sea--food'); // false
 */
export function isTagCode(text: string): boolean {
  return typeof text === 'string' && text !== '' && !fault.test(text);
}

/**
 * The text must be a tag code, see {@link isTagCode}. An empty value passes.
 *
 * @returns a check with the issue `tagCode`
 *
 * @example
 * tagCode()('Sea food'); // { code: 'tagCode' }
 */
export function tagCode(): Check {
  return textCheck(isTagCode, { code: 'tagCode' });
}

import { type Check, textCheck } from './check.ts';

// Equivalent to `^[a-z]+(-[a-z]+)*$`, which overflows the stack of the regular expression engine on
// some megabytes of `a-a-a-…` and throws.
const violation = /[^a-z-]|^-|-$|--/;

/**
 * Tells whether the text is a tag code: groups of lowercase letters, joined by single hyphens.
 *
 * @param text - any text
 *
 * @example
 * isTagCode('sea-food'); // true
 * isTagCode('sea--food'); // false
 */
export function isTagCode(text: string): boolean {
  return typeof text === 'string' && text !== '' && !violation.test(text);
}

/**
 * The text must be a tag code, see {@link isTagCode}. An empty value is valid.
 *
 * @returns a check with the issue `tagCode`
 *
 * @example
 * tagCode()('Sea food'); // { code: 'tagCode' }
 */
export function tagCode(): Check {
  return textCheck(isTagCode, { code: 'tagCode' });
}

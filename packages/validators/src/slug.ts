import { type Check, textCheck } from './check.ts';

/**
 * Tells whether the text is a slug: a lowercase letter, then 4 to 48 lowercase letters, digits or
 * hyphens, then a lowercase letter or digit; 6 to 50 characters in all.
 *
 * @param text - any text
 *
 * @example
 * isSlug('irregular-verbs'); // true
 * isSlug('irregular-'); // false
 */
export function isSlug(text: string): boolean {
  return typeof text === 'string' && /^[a-z][a-z\d-]{4,48}[a-z\d]$/.test(text);
}

/**
 * The text must be a slug, see {@link isSlug}. An empty value is valid.
 *
 * @returns a check with the issue `slug` and its limits
 *
 * @example
 * slug()('Fruit'); // { code: 'slug', minLength: 6, maxLength: 50 }
 */
export function slug(): Check {
  return textCheck(isSlug, { code: 'slug', minLength: 6, maxLength: 50 });
}

import { type Check, textCheck } from './check.ts';

/**
 * Tells whether the text is a username: a lowercase letter followed by 5 to 48 lowercase letters
 * or digits; 6 to 49 characters in all.
 *
 * @param text - any text
 *
 * @example
 * isUsername('reader42'); // true
 * isUsername('Reader-42'); // false
 */
export function isUsername(text: string): boolean {
  return typeof text === 'string' && /^[a-z][a-z\d]{5,48}$/.test(text);
}

/**
 * The text must be a username, see {@link isUsername}. An empty value is valid.
 *
 * @returns a check with the issue `username` and its limits
 *
 * @example
 * username()('me'); // { code: 'username', minLength: 6, maxLength: 49 }
 */
export function username(): Check {
  return textCheck(isUsername, { code: 'username', minLength: 6, maxLength: 49 });
}

import type { Check, FieldCheck } from './check.ts';
import { isEmpty } from './is-empty.ts';
import { textCheck } from './text-check.ts';

const minLength = 8;
const symbols = '@$!%*?&+';
const classes = [/[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&+]/];
const foreign = /[^a-zA-Z\d@$!%*?&+]/;

/**
 * Tells whether the text may be a password: at least 8 characters, a lowercase letter, an
 * uppercase letter, a digit and one of `@ $ ! % * ? & +` among them, and nothing else. Letters
 * are those of ASCII.
 *
 * @param text - of any length
 *
 * @example
 * isPassword('Word+hoard1'); // true
 * isPassword('Wordhoard1'); // false
 */
export function isPassword(text: string): boolean {
  if (typeof text !== 'string' || text.length < minLength) return false;
  return !foreign.test(text) && classes.every((characters) => characters.test(text));
}

/**
 * The text must be a possible password, see {@link isPassword}. An empty value passes.
 *
 * @returns a check with the issue `password`, its shortest length and its symbols
 *
 * @example
 * password()('secret'); // { code: 'password', minLength: 8, symbols: '@$!%*?&+' }
 */
export function password(): Check {
  return textCheck(isPassword, { code: 'password', minLength, symbols });
}

/**
 * The value must repeat the password in another field of the form, to the letter. An empty value
 * passes.
 *
 * @param field - the name of the field that holds the password
 * @returns a check with the issue `passwordMismatch`
 *
 * @example
 * matchesPassword('password')('Word+hoard2', { password: 'Word+hoard1' });
 * // { code: 'passwordMismatch' }
 */
export function matchesPassword<Field extends string>(
  field: Field,
): FieldCheck<unknown, Readonly<Record<Field, unknown>>> {
  return (value, values) =>
    isEmpty(value) || value === values?.[field] ? undefined : { code: 'passwordMismatch' };
}

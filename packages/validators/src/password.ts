import { type Check, type FieldCheck, isEmpty } from './check.ts';
import type { Issue, PasswordCharacter, PasswordRule } from './issue.ts';

const minLength = 8;
const symbols = '@$!%*?&+';
const kinds: readonly (readonly [PasswordCharacter, RegExp])[] = [
  ['lowercase', /[a-z]/],
  ['uppercase', /[A-Z]/],
  ['digit', /\d/],
  ['symbol', /[@$!%*?&+]/],
];
const forbidden = /[^a-zA-Z\d@$!%*?&+]/;

/**
 * Tells whether the text meets the password rule: at least 8 characters, at least one lowercase letter,
 * one uppercase letter, one digit and one of `@ $ ! % * ? & +`, and no other characters. Letters are
 * those of ASCII.
 *
 * @param text - any text
 *
 * @example
 * isPassword('Word+hoard1'); // true
 * isPassword('Wordhoard1'); // false
 */
export function isPassword(text: string): boolean {
  return typeof text === 'string' && findIssue(text) === undefined;
}

/**
 * The text must meet the password rule, see {@link isPassword}. An empty value is valid.
 *
 * @returns a check with the issue `passwordLength` if the text is too short, `passwordCharacter` if it
 *   contains a forbidden character, or `passwordMissing` with the missing kinds of characters
 *
 * @example
 * password()('secret'); // { code: 'passwordLength', minLength: 8 }
 * password()('word hoard'); // { code: 'passwordCharacter', symbols: '@$!%*?&+' }
 * password()('wordhoard1');
 * // { code: 'passwordMissing', missing: ['uppercase', 'symbol'], symbols: '@$!%*?&+' }
 */
export function password(): Check {
  return (value) => {
    if (isEmpty(value)) return undefined;
    return findIssue(typeof value === 'string' ? value : '');
  };
}

/**
 * Which parts of the password rule a text does not meet yet, for a list that is ticked off while the user
 * types. Forbidden characters are not part of it: {@link password} reports them.
 *
 * @param text - any text
 *
 * @example
 * unmetPasswordRules('word+'); // ['length', 'uppercase', 'digit']
 */
export function unmetPasswordRules(text: string): PasswordRule[] {
  const typed = typeof text === 'string' ? text : '';
  return typed.length < minLength ? ['length', ...missingIn(typed)] : missingIn(typed);
}

const missingIn = (text: string): PasswordCharacter[] =>
  kinds.flatMap(([kind, characters]) => (characters.test(text) ? [] : [kind]));

function findIssue(text: string): Issue | undefined {
  if (text.length < minLength) return { code: 'passwordLength', minLength };
  if (forbidden.test(text)) return { code: 'passwordCharacter', symbols };
  const missing = missingIn(text);
  return missing.length === 0 ? undefined : { code: 'passwordMissing', missing, symbols };
}

/**
 * The value must equal the password in another field of the form. An empty value is valid.
 *
 * @param field - the name of the field with the password
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

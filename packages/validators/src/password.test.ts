import { type FieldCheck, isPassword, matchesPassword, password } from '@wordhoard/validators';
import { describe, expect, expectTypeOf, it } from 'vitest';

describe('a password', () => {
  it.each(['Word+hoard1', 'aA1@aA1@', `aA1${'+'.repeat(1000)}`])('[V12] may be %s', (text) => {
    expect(isPassword(text)).toBe(true);
  });

  it.each([...'@$!%*?&+'])('[V12] may have %s for its symbol', (symbol) => {
    expect(isPassword(`Wordhoard1${symbol}`)).toBe(true);
  });

  it.each([
    ['fewer than 8 characters', 'aA1@aA1'],
    ['no lowercase letter', 'WORD+HOARD1'],
    ['no uppercase letter', 'word+hoard1'],
    ['no digit', 'Word+hoards'],
    ['no symbol', 'Wordhoard1'],
    ['another symbol', 'Word+hoard1#'],
    ['a space', 'Word+ hoard1'],
    ['a letter beyond ASCII', 'Wörd+hoard1'],
    ['a digit beyond ASCII', 'Word+hoard1٣'],
    ['a line break at its end', 'Word+hoard1\n'],
  ])('[V3] [V4] [V12] has not %s', (_, text) => {
    expect(isPassword(text)).toBe(false);
  });

  it('[C4] is told of by its shortest length and its symbols, which are those of the rule', () => {
    expect(password()('secret')).toEqual({ code: 'password', minLength: 8, symbols: '@$!%*?&+' });
  });
});

describe('a repeated password', () => {
  const check = matchesPassword('password');

  it('[C9] is the same to the letter', () => {
    expect(check('Word+hoard1', { password: 'Word+hoard1' })).toBeUndefined();
    expect(check('word+hoard1', { password: 'Word+hoard1' })).toEqual({ code: 'passwordMismatch' });
    expect(check('Word+hoard1 ', { password: 'Word+hoard1' })).toEqual({
      code: 'passwordMismatch',
    });
  });

  it('[C2] passes while it is empty', () => {
    expect(check('', { password: 'Word+hoard1' })).toBeUndefined();
  });

  it('[C11] differs from what is not there', () => {
    expect(check('Word+hoard1', undefined as never)).toEqual({ code: 'passwordMismatch' });
  });

  it('[C9] belongs to forms that have the other field', () => {
    expectTypeOf(check).toExtend<FieldCheck<string, { password: string }>>();
    expectTypeOf(check).not.toExtend<FieldCheck<string, { secret: string }>>();
  });
});

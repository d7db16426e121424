import {
  type FieldCheck,
  isPassword,
  matchesPassword,
  password,
  unmetPasswordRules,
} from '@wordhoard/validators';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';

describe('isPassword and password', () => {
  it.each(['Word+hoard1', 'aA1@aA1@', `aA1${'+'.repeat(1000)}`])('[V12] accepts %s', (text) => {
    expect(isPassword(text)).toBe(true);
  });

  it.each([...'@$!%*?&+'])('[V12] accepts the symbol %s', (symbol) => {
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
  ])('[V3] [V4] [V12] rejects a text with %s', (_, text) => {
    expect(isPassword(text)).toBe(false);
  });

  it.each(['secret', 'Aa1+', 'aA1@aA1', '\n', 12_345_678])(
    '[C12] passwordLength for %j',
    (value) => {
      expect(password()(value)).toEqual({ code: 'passwordLength', minLength: 8 });
    },
  );

  it.each(['Word+hoard1#', 'word hoard', 'Wörd+hoard1', 'Word+hoard1\n'])(
    '[C12] passwordCharacter for %j',
    (text) => {
      expect(password()(text)).toEqual({ code: 'passwordCharacter', symbols: '@$!%*?&+' });
    },
  );

  it.each([
    ['WORD+HOARD1', ['lowercase']],
    ['word+hoard1', ['uppercase']],
    ['Word+hoards', ['digit']],
    ['Wordhoard1', ['symbol']],
    ['wordhoards', ['uppercase', 'digit', 'symbol']],
    ['++++++++', ['lowercase', 'uppercase', 'digit']],
  ])('[C12] passwordMissing for %s lists all missing kinds', (text, missing) => {
    const issue = { code: 'passwordMissing', missing, symbols: '@$!%*?&+' };
    expect(password()(text)).toEqual(issue);
  });

  it('[C12] returns one issue for an invalid password', () => {
    const codes = ['passwordLength', 'passwordCharacter', 'passwordMissing'];
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        const issue = password()(text);
        if (issue === undefined) expect(text === '' || isPassword(text)).toBe(true);
        else expect([isPassword(text), codes.includes(issue.code)]).toEqual([false, true]);
      }),
    );
  });
});

describe('unmetPasswordRules', () => {
  it.each([
    ['', ['length', 'lowercase', 'uppercase', 'digit', 'symbol']],
    ['word+', ['length', 'uppercase', 'digit']],
    ['Wordhoard', ['digit', 'symbol']],
    ['Word+hoard1', []],
  ])('[V20] of “%s” are %j', (text, rules) => {
    expect(unmetPasswordRules(text)).toEqual(rules);
  });

  it('[V20] are none exactly for a password, if no character is forbidden', () => {
    const allowed = fc.constantFrom(...'abzABZ019@$!%*?&+');
    fc.assert(
      fc.property(fc.string({ unit: allowed }), (text) => {
        expect(unmetPasswordRules(text).length === 0).toBe(isPassword(text));
      }),
    );
  });
});

describe('matchesPassword', () => {
  const check = matchesPassword('password');

  it('[C9] compares exactly', () => {
    expect(check('Word+hoard1', { password: 'Word+hoard1' })).toBeUndefined();
    expect(check('word+hoard1', { password: 'Word+hoard1' })).toEqual({ code: 'passwordMismatch' });
    expect(check('Word+hoard1 ', { password: 'Word+hoard1' })).toEqual({
      code: 'passwordMismatch',
    });
  });

  it('[C2] accepts an empty value', () => {
    expect(check('', { password: 'Word+hoard1' })).toBeUndefined();
  });

  it('[C11] reports a mismatch without form values', () => {
    expect(check('Word+hoard1', undefined as never)).toEqual({ code: 'passwordMismatch' });
  });

  it('[C9] requires a form with the other field', () => {
    expectTypeOf(check).toExtend<FieldCheck<string, { password: string }>>();
    expectTypeOf(check).not.toExtend<FieldCheck<string, { secret: string }>>();
  });
});

import {
  type Check,
  composeChecks,
  email,
  type FieldCheck,
  type Issue,
  length,
  matchesPassword,
  maxLength,
  minLength,
  password,
  pattern,
  required,
  slug,
} from '@wordhoard/validators';
import { describe, expect, expectTypeOf, it } from 'vitest';

describe('required', () => {
  it.each([undefined, null, '', '  ', '\n', []])('[C3] rejects %j', (value) => {
    expect(required()(value)).toEqual({ code: 'required' });
  });

  it.each([0, false, 'a', ' a ', NaN, [''], {}])('[C3] accepts %j', (value) => {
    expect(required()(value)).toBeUndefined();
  });
});

describe('length checks', () => {
  it('[C6] count UTF-16 code units, as HTML and zod do', () => {
    expect(length(4)('word')).toBeUndefined();
    expect(length(2)('\u{1f34e}')).toBeUndefined();
    expect(length(5)('word')).toEqual({ code: 'length', length: 5 });
  });

  it('[C6] include their bounds', () => {
    expect(minLength(4)('word')).toBeUndefined();
    expect(minLength(5)('word')).toEqual({ code: 'minLength', minLength: 5 });
    expect(maxLength(4)('word')).toBeUndefined();
    expect(maxLength(3)('word')).toEqual({ code: 'maxLength', maxLength: 3 });
  });

  it('[C5] reject a value that is not text', () => {
    expect(minLength(1)(12345)).toEqual({ code: 'minLength', minLength: 1 });
    expect(slug()(['fruits'])).toMatchObject({ code: 'slug' });
  });
});

describe('pattern', () => {
  it('[C8] uses the expression without anchoring it', () => {
    expect(pattern(/^[a-z]{2}$/)('en')).toBeUndefined();
    expect(pattern(/^[a-z]{2}$/i)('EN')).toBeUndefined();
    expect(pattern(/^[a-z]{2}$/)('eng')).toEqual({ code: 'pattern', pattern: '/^[a-z]{2}$/' });
  });

  it('[C8] returns the same result for repeated calls with a global expression', () => {
    const expression = /a/g;
    const check = pattern(expression);
    expect([check('a'), check('a'), check('a')]).toEqual([undefined, undefined, undefined]);
    expect(expression.lastIndex).toBe(0);
  });
});

describe('composeChecks', () => {
  it('[C10] returns the first issue', () => {
    const check = composeChecks(required(), minLength(3), maxLength(5));
    expect(['', 'ab', 'abc', 'abcdef'].map(check)).toEqual([
      { code: 'required' },
      { code: 'minLength', minLength: 3 },
      undefined,
      { code: 'maxLength', maxLength: 5 },
    ]);
  });

  it('[C10] runs no check after the first issue', () => {
    const asked: string[] = [];
    const asking = (name: string, issue?: Issue) => () => {
      asked.push(name);
      return issue;
    };
    composeChecks(asking('first'), asking('second', { code: 'invalid' }), asking('third'))('');
    expect(asked).toEqual(['first', 'second']);
  });

  it('[C10] passes the other values of the form to its checks', () => {
    const check = composeChecks(required(), password(), matchesPassword('password'));
    const values = { password: 'Word+hoard1' };
    expect(check('', values)).toEqual({ code: 'required' });
    expect(check('short', values)).toMatchObject({ code: 'passwordLength' });
    expect(check('Word+hoard2', values)).toEqual({ code: 'passwordMismatch' });
    expect(check('Word+hoard1', values)).toBeUndefined();
  });

  it('[C2] [C10] accepts an empty optional value', () => {
    expect(composeChecks(minLength(6), email())('')).toBeUndefined();
    expect(composeChecks()('anything')).toBeUndefined();
  });

  it('[C10] preserves the type of the value', () => {
    const even: Check<number> = (value) =>
      value % 2 === 0 ? undefined : { code: 'step', step: 2 };
    expectTypeOf(composeChecks(required(), even)).toEqualTypeOf<Check<number>>();
    expectTypeOf(composeChecks(required(), matchesPassword('password'))).toExtend<
      FieldCheck<string, { password: string }>
    >();
    // @ts-expect-error: a check of a field needs the other values.
    const alone: Check = matchesPassword('password');
    expect(alone).toBeTypeOf('function');
  });
});

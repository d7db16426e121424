import { isDeepStrictEqual } from 'node:util';
import * as validators from '@wordhoard/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anything } from '../test/anything.ts';

const predicates = {
  isSlug: validators.isSlug,
  isUsername: validators.isUsername,
  isTagCode: validators.isTagCode,
  isEmail: validators.isEmail,
  isPassword: validators.isPassword,
  isNumeric: validators.isNumeric,
} satisfies Record<string, (text: string) => boolean>;

const checks = {
  slug: validators.slug(),
  username: validators.username(),
  tagCode: validators.tagCode(),
  email: validators.email(),
  password: validators.password(),
  numeric: validators.numeric(),
  number: validators.number(),
  range: validators.range({ min: 1, max: 9 }),
  length: validators.length(3),
  minLength: validators.minLength(3),
  maxLength: validators.maxLength(3),
  pattern: validators.pattern(/^a/),
  fileType: validators.fileType('.png'),
} satisfies Record<string, validators.Check>;

describe.each(Object.entries(predicates))('%s', (_, predicate) => {
  it('[V1] [V2] returns a boolean for any value', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(predicate(value as string)).toBeTypeOf('boolean');
      }),
    );
  });

  it.each([undefined, null, 123456, ['abcdef'], new String('abcdef'), {}])(
    '[V1] rejects %o, which is not text',
    (value) => {
      expect(predicate(value as never)).toBe(false);
    },
  );

  it('[V3] rejects the empty text and any text with a line break at either end', () => {
    expect(predicate('')).toBe(false);
    const valid = ['abcdef', 'abc@example.org', 'Word+hoard1', '123456'];
    expect(valid.filter(predicate)).not.toEqual([]);
    for (const text of valid) {
      expect(predicate(`${text}\n`)).toBe(false);
      expect(predicate(`${text}\r\n`)).toBe(false);
      expect(predicate(`\n${text}`)).toBe(false);
    }
  });
});

describe('other functions', () => {
  it('[V1] [V2] return a value of their type for any values', () => {
    fc.assert(
      fc.property(anything, anything, (a, b) => {
        expect(validators.isSameText(a as string, b as string)).toBeTypeOf('boolean');
        expect(validators.isAcceptedFile(a as string, b as string)).toBeTypeOf('boolean');
        expect(Array.isArray(validators.unmetPasswordRules(a as string))).toBe(true);
        expect([undefined, 'number']).toContain(
          validators.toNumber(a) === undefined ? undefined : typeof validators.toNumber(a),
        );
      }),
    );
  });
});

describe.each(Object.entries(checks))('the check %s', (_, check) => {
  it('[C1] [C11] returns plain data for any value', () => {
    fc.assert(fc.property(anything, (value) => isPlainData(check(value))));
  });

  it.each([undefined, null, ''])('[C2] accepts %o', (value) => {
    expect(check(value)).toBeUndefined();
  });
});

describe('the check required', () => {
  it('[C1] [C11] returns plain data for any value', () => {
    fc.assert(fc.property(anything, (value) => isPlainData(validators.required()(value))));
  });
});

function isPlainData(issue: validators.Issue | undefined): boolean {
  return issue === undefined || isDeepStrictEqual(JSON.parse(JSON.stringify(issue)), issue);
}

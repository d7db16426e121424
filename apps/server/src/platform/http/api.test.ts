import type { Issue } from '@wordhoard/validators';
import type { FieldIssue } from '@wordhoard/validators/zod';
import { expect, it } from 'vitest';
import { chooseErrorCode } from './api.ts';

const at = (path: string, issue: Issue): FieldIssue => ({ path, issue });
const username: Issue = { code: 'username', minLength: 6, maxLength: 49 };
const email: Issue = { code: 'email' };

it.each<[string, Issue]>([
  ['UsernameInvalid', username],
  ['EmailInvalid', email],
  ['ParameterInvalid', { code: 'passwordLength', minLength: 8 }],
  ['ParameterInvalid', { code: 'commonPassword' }],
  ['SlugInvalid', { code: 'slug', minLength: 6, maxLength: 50 }],
  ['CodeInvalid', { code: 'tagCode' }],
  ['ParameterInvalid', { code: 'unknownField' }],
  ['ParameterInvalid', { code: 'required' }],
])('is %s for %o', (code, issue) => {
  expect(chooseErrorCode([at('field', issue)])).toBe(code);
});

it('names a rule that several fields violate', () => {
  expect(chooseErrorCode([at('email', email), at('newEmail', email)])).toBe('EmailInvalid');
});

it('names no rule if several are violated', () => {
  expect(chooseErrorCode([at('username', username), at('email', email)])).toBe('ParameterInvalid');
  expect(chooseErrorCode([at('username', username), at('page', { code: 'unknownField' })])).toBe(
    'ParameterInvalid',
  );
});

it('names no rule without issues', () => {
  expect(chooseErrorCode([])).toBe('ParameterInvalid');
});

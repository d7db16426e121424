import type { Issue } from '@wordhoard/validators';
import type { FieldIssue } from '@wordhoard/validators/zod';
import { expect, it } from 'vitest';
import { codeOfIssues } from './code-of-issues.ts';

const at = (path: string, issue: Issue): FieldIssue => ({ path, issue });
const username: Issue = { code: 'username', minLength: 6, maxLength: 49 };
const password: Issue = { code: 'password', minLength: 8, symbols: '@' };

it.each<[string, Issue]>([
  ['UsernameInvalid', username],
  ['EmailInvalid', { code: 'email' }],
  ['PasswordInvalid', password],
  ['PasswordInvalid', { code: 'commonPassword' }],
  ['SlugInvalid', { code: 'slug', minLength: 6, maxLength: 50 }],
  ['CodeInvalid', { code: 'tagCode' }],
  ['ParameterInvalid', { code: 'unknownField' }],
  ['ParameterInvalid', { code: 'required' }],
])('is %s for %o', (code, issue) => {
  expect(codeOfIssues([at('field', issue)])).toBe(code);
});

it('names a rule that several fields break', () => {
  expect(codeOfIssues([at('password', password), at('newPassword', password)])).toBe(
    'PasswordInvalid',
  );
});

it('names none of several rules', () => {
  expect(codeOfIssues([at('username', username), at('password', password)])).toBe(
    'ParameterInvalid',
  );
  expect(codeOfIssues([at('username', username), at('page', { code: 'unknownField' })])).toBe(
    'ParameterInvalid',
  );
});

it('names none where nothing is told', () => {
  expect(codeOfIssues([])).toBe('ParameterInvalid');
});

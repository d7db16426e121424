import type { ErrorCode } from '@wordhoard/contract';
import type { IssueCode } from '@wordhoard/validators';
import type { FieldIssue } from '@wordhoard/validators/zod';

const codeOfRule: Partial<Record<IssueCode, ErrorCode>> = {
  username: 'UsernameInvalid',
  email: 'EmailInvalid',
  password: 'PasswordInvalid',
  commonPassword: 'PasswordInvalid',
  slug: 'SlugInvalid',
  tagCode: 'CodeInvalid',
};

/** A request that breaks one rule only is refused by its name. */
export function codeOfIssues(fields: readonly FieldIssue[]): ErrorCode {
  const [code, ...others] = new Set(fields.map(({ issue }) => codeOfRule[issue.code]));
  return code !== undefined && others.length === 0 ? code : 'ParameterInvalid';
}

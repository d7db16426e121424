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
  const [code, ...others] = new Set(fields.map(codeOfIssue));
  return code !== undefined && others.length === 0 ? code : 'ParameterInvalid';
}

function codeOfIssue({ path, issue }: FieldIssue): ErrorCode | undefined {
  if (issue.code === 'required' && isCode(path)) return 'CodeRequired';
  return codeOfRule[issue.code];
}

const isCode = (path: string): boolean => path.split('.').at(-1) === 'code';

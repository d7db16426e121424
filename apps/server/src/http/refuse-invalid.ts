import type { Hook } from '@hono/zod-openapi';
import { fieldIssues } from '@wordhoard/validators/zod';
import { ApplicationError } from '../application-error.ts';
import type { Env } from './api.ts';
import { codeOfIssues } from './code-of-issues.ts';
import { holdsUnstorableText } from './unstorable-text.ts';

/** What each validated part of a request goes through: a wrong one ends here, as coded fields. */
// biome-ignore lint/suspicious/noExplicitAny: one hook for the inputs of every route
export const refuseInvalid: Hook<any, Env, any, any> = (result) => {
  if (!result.success) {
    const fields = fieldIssues(result.error, 'data' in result ? result.data : undefined);
    throw new ApplicationError(codeOfIssues(fields), { fields });
  }
  if (holdsUnstorableText(result.data)) throw new ApplicationError('ParameterInvalid');
};

import type { OpenAPIHonoOptions } from '@hono/zod-openapi';
import { fieldIssues } from '@wordhoard/validators/zod';
import { ApplicationError } from '../application-error.ts';
import type { Env } from './api.ts';
import { codeOfIssues } from './code-of-issues.ts';
import { holdsUnstorableText } from './unstorable-text.ts';

/** What each validated part of a request goes through: a wrong one ends here, as coded fields. */
export const refuseInvalid: NonNullable<OpenAPIHonoOptions<Env>['defaultHook']> = (result) => {
  if (!result.success) {
    const fields = fieldIssues(result.error, 'data' in result ? result.data : undefined);
    throw new ApplicationError(codeOfIssues(fields), { fields });
  }
  if (holdsUnstorableText(result.data)) throw new ApplicationError('ParameterInvalid');
};

import type { OpenAPIHonoOptions } from '@hono/zod-openapi';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { ErrorCode } from '@wordhoard/contract';
import type { IssueCode } from '@wordhoard/validators';
import { type FieldIssue, fieldIssues } from '@wordhoard/validators/zod';
import type { Context, MiddlewareHandler } from 'hono';
import { ApplicationError, buildFieldError } from '../errors/application-error.ts';
import type { Env } from './request-context.ts';

export type Api = OpenAPIHono<Env>;

export const createApi = (): Api => new OpenAPIHono<Env>({ defaultHook: refuseInvalid });

/** Whether a request is for the API rather than for a file or a page. */
export const isApiRequest = ({ req }: Context): boolean => req.path.startsWith('/front-');

/** Refuses a part of a request that is invalid, and names the fields. */
const refuseInvalid: NonNullable<OpenAPIHonoOptions<Env>['defaultHook']> = (result, { req }) => {
  // Hono validates a body without a content type as an empty object.
  const isBody = result.target === 'json' || result.target === 'form';
  if (isBody && req.header('content-type') === undefined) {
    throw buildFieldError('', { code: 'required' });
  }
  if (!result.success) {
    const fields = fieldIssues(result.error, 'data' in result ? result.data : undefined);
    throw new ApplicationError(chooseErrorCode(fields), { fields });
  }
  if (containsUnstorableText(result.data)) throw new ApplicationError('ParameterInvalid');
};

const codeOfRule: Partial<Record<IssueCode, ErrorCode>> = {
  username: 'UsernameInvalid',
  email: 'EmailInvalid',
  slug: 'SlugInvalid',
  tagCode: 'CodeInvalid',
};

/** The code of the rule if the request breaks only one. */
export function chooseErrorCode(fields: readonly FieldIssue[]): ErrorCode {
  const [code, ...others] = new Set(fields.map(({ issue }) => codeOfRule[issue.code]));
  return code !== undefined && others.length === 0 ? code : 'ParameterInvalid';
}

/** PostgreSQL stores neither U+0000 nor a lone surrogate, such as half of an emoji. */
function containsUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(containsUnstorableText);
}

export const refuseNullCharacterInUrl: MiddlewareHandler<Env> = async (context, next) => {
  if (context.req.url.includes('%00')) throw new ApplicationError('ParameterInvalid');
  await next();
};

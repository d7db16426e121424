import type { Failure } from '@wordhoard/contract';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { negotiateLocale } from '@wordhoard/i18n';
import { serverMessages } from '@wordhoard/i18n/server';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { ApplicationError } from '../errors/application-error.ts';
import type { Env } from './request-context.ts';

const unavailableParts: Partial<Record<ErrorCode, string>> = {
  DatabaseUnavailable: 'database',
  StorageUnavailable: 'file storage',
};

/** Turns errors into responses. Only unexpected errors are logged as errors. */
export function createErrorHandler(
  log: Logger,
  recognize: (error: Error) => ApplicationError | undefined = () => undefined,
) {
  return (error: Error, context: Context<Env>): Response => {
    const failure =
      toApplicationError(error) ??
      recognize(error) ??
      new ApplicationError('ErrorText', { cause: error });
    const requestId = context.get('requestId');
    if (failure.code === 'ErrorText') log.error({ requestId, err: error }, 'unexpected error');
    const unavailable = unavailableParts[failure.code];
    if (unavailable !== undefined) {
      log.warn({ requestId, err: error }, `the ${unavailable} is unavailable`);
    }
    if (failure.retryAfterSeconds !== undefined) {
      context.header('retry-after', String(failure.retryAfterSeconds));
    }
    return context.json(present(failure, context), failure.status);
  };
}

function toApplicationError(error: Error): ApplicationError | undefined {
  if (error instanceof ApplicationError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new ApplicationError('ParameterInvalid', { cause: error });
  }
  if (isClientGone(error)) return new ApplicationError('ParameterInvalid', { cause: error });
  if (isDatabaseUnavailable(error))
    return new ApplicationError('DatabaseUnavailable', { cause: error });
  return undefined;
}

/** Node throws this error if the client aborts its request. The client does not read the response. */
const isClientGone = (error: Error): boolean =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

function present(
  { code, fields, retryAfterSeconds }: ApplicationError,
  context: Context<Env>,
): Failure {
  const sentences = serverMessages(negotiateLocale(context.req.header('accept-language')));
  return {
    code,
    message: sentences.error(code, {
      issues: fields.map(({ issue }) => issue),
      retryAfterSeconds,
    }),
    ...(fields.length > 0 && {
      fields: fields.map(({ path, issue }) => ({
        path,
        code: issue.code,
        message: sentences.issue(issue),
      })),
    }),
    requestId: context.get('requestId'),
  };
}

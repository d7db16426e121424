import { type ErrorCode, errorStatus } from '@wordhoard/contract/error-code';
import type { Issue } from '@wordhoard/validators';
import type { FieldIssue } from '@wordhoard/validators/zod';

/** An error that clients receive, with a code of the contract. */
export class ApplicationError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldIssue[];

  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { fields = [], retryAfterSeconds, cause }: ErrorDetails = {}) {
    super(code, { cause });
    this.name = 'ApplicationError';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status() {
    return errorStatus[this.code];
  }
}

interface ErrorDetails {
  fields?: readonly FieldIssue[];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The error of a request with one invalid field. */
export const buildFieldError = (
  path: string,
  issue: Issue,
  code: ErrorCode = 'ParameterInvalid',
): ApplicationError => new ApplicationError(code, { fields: [{ path, issue }] });

/**
 * Expects that something was found.
 *
 * @throws ApplicationError `NotFound`
 */
export function requireFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new ApplicationError('NotFound');
  return found;
}

import type { ErrorCode } from '@wordhoard/contract/error-code';
import type { components } from './generated/paths.ts';

type FailureBody = components['schemas']['Failure'];

/** Why there is no answer: the server was not reached. */
export const UNREACHABLE = 'Unreachable';

/** An answer that is no success, or no answer at all (`status` 0). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: ErrorCode | typeof UNREACHABLE | undefined;
  readonly fields: NonNullable<FailureBody['fields']>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    body: Partial<Omit<FailureBody, 'code'>> & { code?: ApiFailure['code'] },
    retryAfterSeconds?: number,
  ) {
    super(body.message ?? '');
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * What a toast says of a failure: its message, or else its code. A missing thing has a screen of
 * its own, so a 404 says nothing.
 */
export function failureNotice(failure: ApiFailure): string | undefined {
  if (failure.status === 404) return undefined;
  return failure.message || failure.code;
}

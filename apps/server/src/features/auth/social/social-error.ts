import type { SocialFailure } from '@wordhoard/contract/enumeration';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/** A failed sign-in with a provider. */
export class SocialError extends Error {
  readonly failure: SocialFailure;

  constructor(failure: SocialFailure, options?: ErrorOptions) {
    super(failure, options);
    this.name = 'SocialError';
    this.failure = failure;
  }
}

const failureOfAnswer: Readonly<Record<string, SocialFailure>> = {
  access_denied: 'denied',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
};

const unavailableCodes = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

/** The failure that the person sees for an error of the library. */
export function failureOf(error: unknown): SocialFailure {
  if (error instanceof AuthorizationResponseError) return failureOfAnswer[error.error] ?? 'invalid';
  if (error instanceof ResponseBodyError) return error.status < 500 ? 'invalid' : 'unavailable';
  return isUnavailable(error) ? 'unavailable' : 'invalid';
}

/** `fetch` reports network errors as a TypeError without a code. The library's own have one. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof ClientError) return unavailableCodes.includes(error.code ?? '');
  return error instanceof TypeError && !('code' in error);
}

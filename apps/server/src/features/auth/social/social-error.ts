import type { SocialFailure } from '@wordhoard/contract/enumeration';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/** A sign-in with a provider that ended without a person. */
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

const awayCodes = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

/** What an error of the library comes to for the person who waits. */
export function failureOf(error: unknown): SocialFailure {
  if (error instanceof AuthorizationResponseError) return failureOfAnswer[error.error] ?? 'invalid';
  if (error instanceof ResponseBodyError) return error.status < 500 ? 'invalid' : 'unavailable';
  return isAway(error) ? 'unavailable' : 'invalid';
}

/** `fetch` tells of a network that fails with a plain TypeError; those of the library have a code. */
function isAway(error: unknown): boolean {
  if (error instanceof ClientError) return awayCodes.includes(error.code ?? '');
  return error instanceof TypeError && !('code' in error);
}

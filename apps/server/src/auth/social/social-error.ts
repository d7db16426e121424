import type { SocialFailure } from '@wordhoard/contract/enumeration';

/** A sign-in with a provider that ended without a person. */
export class SocialError extends Error {
  readonly failure: SocialFailure;

  constructor(failure: SocialFailure, options?: ErrorOptions) {
    super(failure, options);
    this.name = 'SocialError';
    this.failure = failure;
  }
}

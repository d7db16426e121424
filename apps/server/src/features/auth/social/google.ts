import { routes } from '@wordhoard/contract';
import type { SocialFailure } from '@wordhoard/contract/enumeration';
import { isEmail } from '@wordhoard/validators';
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { z } from 'zod';
import type { SocialSettings } from '../../../platform/configuration/configuration.ts';
import { type SocialPerson, suggestUsername } from './social-person.ts';

const timeoutSeconds = 5;

/** Values that bind Google's response to one request. */
export const proof = z.object({ nonce: z.string(), codeVerifier: z.string() });
export type Proof = z.infer<typeof proof>;

/** Google as an OpenID Connect provider. All failures are a {@link SocialError}. */
export interface Google {
  /** The address of Google's sign-in page for a request. */
  addressFor(question: Proof & { state: string }): Promise<string>;
  /** The person who returns from Google with a query. */
  personOf(query: string, question: Proof & { state: string }): Promise<SocialPerson>;
}

export const newProof = (): Proof => ({
  nonce: randomNonce(),
  codeVerifier: randomPKCECodeVerifier(),
});

type GoogleSettings = NonNullable<SocialSettings['google']>;

export function createGoogle(settings: GoogleSettings, publicUrl: string): Google {
  const callback = `${publicUrl}${routes.auth.finishGoogle.path}`;
  const configuration = cachedUntilFailure(() => discover(settings));
  return {
    async addressFor({ state, nonce, codeVerifier }) {
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },
    async personOf(query, { state, nonce, codeVerifier }) {
      const known = await configuration();
      const address = new URL(`${callback}${query}`);
      const expected = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
      };
      const answer = await authorizationCodeGrant(known, address, expected).catch(throwFailure);
      const claims = answer.claims();
      if (!claims?.sub) throw new SocialError('invalid');
      return toPerson(claims);
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: GoogleSettings) {
  const isLocal = issuer.startsWith('http:');
  try {
    return await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
    });
  } catch (cause) {
    throw new SocialError('unavailable', { cause });
  }
}

function throwFailure(cause: unknown): never {
  throw new SocialError(toFailure(cause), { cause });
}

/** Caches the first success. After a failure, the next call tries again. */
function cachedUntilFailure(load: () => Promise<Configuration>): () => Promise<Configuration> {
  let loading: Promise<Configuration> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

function toPerson({ sub, email, email_verified, given_name, name }: IDToken): SocialPerson {
  const address = typeof email === 'string' && isEmail(email) ? email : null;
  const localPart = address?.split('@')[0];
  return {
    provider: 'google',
    subject: sub,
    email: email_verified === true ? address : null,
    suggestedUsername: suggestUsername([localPart, given_name, name].filter(isText)),
  };
}

const isText = (claim: unknown): claim is string => typeof claim === 'string';

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
function toFailure(error: unknown): SocialFailure {
  if (error instanceof AuthorizationResponseError) return failureOfAnswer[error.error] ?? 'invalid';
  if (error instanceof ResponseBodyError) return error.status < 500 ? 'invalid' : 'unavailable';
  return isUnavailable(error) ? 'unavailable' : 'invalid';
}

/** `fetch` reports network errors as a TypeError without a code. The library's own have one. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof ClientError) return unavailableCodes.includes(error.code ?? '');
  return error instanceof TypeError && !('code' in error);
}

import { routes } from '@wordhoard/contract';
import { isEmail } from '@wordhoard/validators';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { z } from 'zod';
import type { GoogleSettings } from '../../../platform/configuration/social-settings.ts';
import { failureOf, SocialError } from './social-error.ts';
import type { SocialPerson } from './social-person.ts';
import { suggestUsername } from './social-person.ts';

const timeoutSeconds = 5;

/** What proves that an answer is to this question and to no other. */
export const proof = z.object({ nonce: z.string(), codeVerifier: z.string() });
export type Proof = z.infer<typeof proof>;

/** Google as an OpenID Connect provider. Whatever goes wrong with it is a {@link SocialError}. */
export interface Google {
  /** Where somebody proves who they are. */
  addressFor(question: Proof & { state: string }): Promise<string>;
  /** Who has come back with this query. */
  personOf(query: string, question: Proof & { state: string }): Promise<SocialPerson>;
}

export const newProof = (): Proof => ({
  nonce: randomNonce(),
  codeVerifier: randomPKCECodeVerifier(),
});

export function createGoogle(settings: GoogleSettings, publicUrl: string): Google {
  const callback = `${publicUrl}${routes.auth.finishGoogle.path}`;
  const configuration = askedOnce(() => discover(settings));
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
      const answer = await authorizationCodeGrant(known, address, expected).catch(fail);
      const claims = answer.claims();
      if (!claims?.sub) throw new SocialError('invalid');
      return personWith(claims);
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

function fail(cause: unknown): never {
  throw new SocialError(failureOf(cause), { cause });
}

/** Keeps the first answer; after a failure whoever comes next asks anew. */
function askedOnce(ask: () => Promise<Configuration>): () => Promise<Configuration> {
  let asked: Promise<Configuration> | undefined;
  return () => {
    asked ??= ask().catch((error) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

function personWith({ sub, email, email_verified, given_name, name }: IDToken): SocialPerson {
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

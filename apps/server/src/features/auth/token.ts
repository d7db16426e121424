import type { webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Services } from '../../platform/services.ts';

const algorithm = 'HS256';

const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
});

/** The user and session of a token. */
export interface TokenSubject {
  userId: string;
  sessionId: string;
}

interface TokenContent extends TokenSubject {
  /** Shown by the browser without a request. */
  username: string;
  learn: string;
  expiresAt: Date;
}

export interface Tokens {
  sign(content: TokenContent): Promise<string>;
  /** Throws `InvalidToken` unless the token has a valid signature and has not expired. */
  verify(token: string): Promise<TokenSubject>;
}

export interface AuthServices extends Services {
  tokens: Tokens;
}

/** Tokens are signed JWTs (RFC 7519). They are valid only while their session is stored. */
export function createTokens(secret: string, now: () => Date): Tokens {
  const key = importKey(Buffer.from(secret, 'base64url'));
  return {
    sign: async ({ userId, sessionId, username, learn, expiresAt }) =>
      new SignJWT({ sid: sessionId, username, learn })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(userId)
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(await key),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, await key, {
          algorithms: [algorithm],
          currentDate: now(),
        });
        const { sub, sid } = claims.parse(payload);
        return { userId: sub, sessionId: sid };
      } catch (cause) {
        throw new ApplicationError('InvalidToken', { cause });
      }
    },
  };
}

/** Imports the key once. The library imports a key of bytes for each token. */
const importKey = (bytes: webcrypto.BufferSource): Promise<webcrypto.CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

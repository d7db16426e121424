import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Services } from '../../platform/services.ts';

const algorithm = 'HS256';

const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
});

/** Which session of which user a token speaks for. */
export interface TokenSubject {
  userId: string;
  sessionId: string;
}

interface TokenContent extends TokenSubject {
  /** What the browser shows without asking. */
  username: string;
  learn: string;
  expiresAt: Date;
}

export interface Tokens {
  sign(content: TokenContent): Promise<string>;
  /** Throws `InvalidToken` unless it was signed here and has not expired. */
  verify(token: string): Promise<TokenSubject>;
}

export interface AuthServices extends Services {
  tokens: Tokens;
}

/** Tokens as signed JWTs (RFC 7519). Whether their session still is there, the database tells. */
export function createTokens(secret: string, now: () => Date): Tokens {
  const key = Buffer.from(secret, 'base64url');
  return {
    sign: ({ userId, sessionId, username, learn, expiresAt }) =>
      new SignJWT({ sid: sessionId, username, learn })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(userId)
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(key),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
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

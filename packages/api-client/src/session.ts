import { decodeJwt } from 'jose';

export interface SignedInUser {
  username: string;
  /** The language being learned. */
  learn: string;
}

export interface Session {
  token: string;
  user: SignedInUser;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/**
 * Reads a session out of a token. A token is valid only if it decodes and expires in the future;
 * whoever keeps an invalid one deletes it.
 *
 * @param now Epoch milliseconds.
 */
export function sessionOf(token: string, now: number): Session | undefined {
  const claims = decode(token);
  if (claims?.exp === undefined || claims.exp * 1000 <= now) return undefined;
  const { username, learn } = claims;
  if (typeof username !== 'string' || typeof learn !== 'string') return undefined;
  return { token, user: { username, learn }, expiresAt: claims.exp * 1000 };
}

function decode(token: string) {
  try {
    return decodeJwt<{ username?: unknown; learn?: unknown }>(token);
  } catch {
    return undefined;
  }
}

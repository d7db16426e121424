import { decodeJwt } from 'jose';

export interface SignedInUser {
  username: string;
  /** The language that the user learns. */
  learn: string;
}

export interface Session {
  token: string;
  user: SignedInUser;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/**
 * Reads the session of a token. Returns `undefined` for a token that cannot be decoded or has
 * expired; the caller deletes it.
 *
 * @param now - epoch milliseconds
 */
export function readSession(token: string, now: number): Session | undefined {
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

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
  const { exp, username, learn } = decodeClaims(token);
  if (typeof exp !== 'number' || exp * 1000 <= now) return undefined;
  if (typeof username !== 'string' || typeof learn !== 'string') return undefined;
  return { token, user: { username, learn }, expiresAt: exp * 1000 };
}

/** The claims of a JWT, whose signature only the server can verify; none for any other text. */
function decodeClaims(token: string): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = token.split('.');
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return Object(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}

/** The interface of `document.cookie`. */
export interface CookieJar {
  cookie: string;
}

export interface TokenCookieOptions {
  production: boolean;
  secure: boolean;
}

/** The cookie that stores the token between visits. */
export interface TokenCookie {
  /** Saves the token until it expires. */
  save: (session: Session) => void;
  /** Returns the saved session and deletes an invalid token. */
  restore: (now: number) => Session | undefined;
  clear: () => void;
}

export function createTokenCookie(
  jar: CookieJar,
  { production, secure }: TokenCookieOptions,
): TokenCookie {
  const name = production ? 'token' : 'dev-token';
  const attributes = `path=/; samesite=lax${secure ? '; secure' : ''}`;

  function clear(): void {
    jar.cookie = `${name}=; ${attributes}; max-age=0`;
  }

  return {
    save({ token, expiresAt }) {
      const expires = new Date(expiresAt).toUTCString();
      jar.cookie = `${name}=${token}; ${attributes}; expires=${expires}`;
    },

    restore(now) {
      const token = readCookie(jar.cookie, name);
      if (token === undefined) return undefined;
      const session = readSession(token, now);
      if (session === undefined) clear();
      return session;
    },

    clear,
  };
}

function readCookie(cookies: string, name: string): string | undefined {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

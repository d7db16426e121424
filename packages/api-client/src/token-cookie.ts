import { readSession, type Session } from './session.ts';

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

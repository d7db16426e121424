import { type Session, sessionOf } from './session.ts';

/** The browser's cookies, as `document.cookie` reads and writes them. */
export interface CookieJar {
  cookie: string;
}

export interface TokenCookieOptions {
  production: boolean;
  secure: boolean;
}

/** The cookie that keeps the token between visits. */
export function createTokenCookie(jar: CookieJar, { production, secure }: TokenCookieOptions) {
  const name = production ? 'token' : 'dev-token';
  const attributes = `path=/; samesite=lax${secure ? '; secure' : ''}`;

  function clear(): void {
    jar.cookie = `${name}=; ${attributes}; max-age=0`;
  }

  return {
    /** Keeps the session's token for as long as it is valid. */
    save(session: Session): void {
      jar.cookie = `${name}=${session.token}; ${attributes}; expires=${new Date(session.expiresAt).toUTCString()}`;
    },

    /** The session kept here; an invalid token is deleted on the way. */
    restore(now: number): Session | undefined {
      const token = readCookie(jar.cookie, name);
      if (token === undefined) return undefined;
      const session = sessionOf(token, now);
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

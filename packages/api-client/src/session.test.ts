import { type CookieJar, createTokenCookie, readSession } from '@wordhoard/api-client';
import fc from 'fast-check';
import { UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';

const now = Date.parse('2026-03-01T12:00:00Z');

const tokenExpiringAt = (
  expiresAt: number,
  claims: object = { username: 'wordlover', learn: 'de' },
) => new UnsecuredJWT({ ...claims }).setExpirationTime(expiresAt / 1000).encode();

/** Behaves like `document.cookie`: assigning sets one cookie, reading lists all of them. */
function createJar(): CookieJar & { written: string[] } {
  const cookies = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (line.includes('max-age=0')) cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    },
  };
}

describe('a session', () => {
  it('is read from a valid token', () => {
    const token = tokenExpiringAt(now + 1000);
    expect(readSession(token, now)).toEqual({
      token,
      user: { username: 'wordlover', learn: 'de' },
      expiresAt: now + 1000,
    });
  });

  it('is read from a token with letters of any script', () => {
    const token = tokenExpiringAt(now + 1000, { username: 'щука>ß?', learn: 'ru' });
    expect(readSession(token, now)?.user.username).toBe('щука>ß?');
  });

  it.each([
    ['has expired', tokenExpiringAt(now - 1000)],
    ['expires at this moment', tokenExpiringAt(now)],
    ['has no expiry', new UnsecuredJWT({ username: 'wordlover' }).encode()],
    ['has no username', tokenExpiringAt(now + 1000, {})],
    ['is not a JWT', 'nonsense'],
    ['is empty', ''],
    ['has a payload that is not JSON', 'a.b.c'],
  ])('is not read from a token that %s', (_, token) => {
    expect(readSession(token, now)).toBeUndefined();
  });

  it('is not read from arbitrary text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readSession(text, now)).toBeUndefined();
      }),
    );
  });
});

describe('the token cookie', () => {
  const options = { production: true, secure: true };

  it('restores what it saved', () => {
    const tokenCookie = createTokenCookie(createJar(), options);
    const session = readSession(tokenExpiringAt(now + 60_000), now);
    if (session === undefined) throw new Error('the token should be valid');
    tokenCookie.save(session);
    expect(tokenCookie.restore(now)).toEqual(session);
  });

  it('is named token in production and dev-token otherwise', () => {
    const jar = createJar();
    createTokenCookie(jar, options).clear();
    createTokenCookie(jar, { ...options, production: false }).clear();
    expect(jar.written.map((line) => line.split('=')[0])).toEqual(['token', 'dev-token']);
  });

  it('is secure only if the site uses https', () => {
    const jar = createJar();
    createTokenCookie(jar, options).clear();
    createTokenCookie(jar, { ...options, secure: false }).clear();
    expect(jar.written.map((line) => line.includes('secure'))).toEqual([true, false]);
  });

  it('is deleted when its token is invalid', () => {
    const jar = createJar();
    jar.cookie = `token=${tokenExpiringAt(now - 1000)}`;
    expect(createTokenCookie(jar, options).restore(now)).toBeUndefined();
    expect(jar.cookie).toBe('');
  });

  it('does not change other cookies', () => {
    const jar = createJar();
    jar.cookie = 'locale=ru';
    jar.cookie = 'token=nonsense';
    createTokenCookie(jar, options).restore(now);
    expect(jar.cookie).toBe('locale=ru');
  });
});

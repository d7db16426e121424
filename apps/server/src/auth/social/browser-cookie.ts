import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { digestOf } from '../ticket.ts';

const name = 'social-browser';
/** As long as all steps of a sign-in may take, one after another. */
const maxAge = 30 * 60;

/**
 * Names the browser, so that nobody can begin to sign in and let somebody else end it. One name is
 * enough for all its tabs. The digest is what is kept of it.
 */
export function nameBrowser(context: Context, publicUrl: string): string {
  const isSecure = publicUrl.startsWith('https:');
  const secret = browserSecret(context, isSecure) ?? randomBytes(32).toString('base64url');
  setCookie(context, name, secret, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge,
    ...(isSecure && { secure: true, prefix: 'host' }),
  });
  return digestOf(secret);
}

/** The digest of the name that the browser brings, if it has one. */
export function browserOf(context: Context, publicUrl: string): string | undefined {
  const secret = browserSecret(context, publicUrl.startsWith('https:'));
  return secret && digestOf(secret);
}

/** With the prefix, browsers take it from this very host over https only. */
function browserSecret(context: Context, isSecure: boolean): string | undefined {
  const secret = getCookie(context, name, isSecure ? 'host' : undefined);
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

import type { Context } from 'hono';
import { createSecretCookie, newSecret } from '../secret.ts';
import { digestOf } from '../ticket.ts';

/** Lax, because the provider sends the browser back. It outlasts all steps of one sign-in. */
const cookie = createSecretCookie({
  name: 'social-browser',
  sameSite: 'Lax',
  maxAgeSeconds: 30 * 60,
});

/**
 * Identifies the browser that started a sign-in, so that only this browser can finish it. All tabs
 * share one secret. Only its digest is stored.
 */
export function nameBrowser(context: Context, publicUrl: string): string {
  const secret = cookie.read(context, publicUrl) ?? newSecret();
  cookie.write(context, publicUrl, secret);
  return digestOf(secret);
}

/** The digest of the secret that the browser sends, if it sends one. */
export function browserOf(context: Context, publicUrl: string): string | undefined {
  const secret = cookie.read(context, publicUrl);
  return secret && digestOf(secret);
}

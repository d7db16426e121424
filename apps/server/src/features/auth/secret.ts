import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../../platform/database/database.ts';
import { serverSecret } from '../../schema/auth.ts';

interface Settings {
  name: string;
  sameSite: 'Lax' | 'Strict';
  maxAgeSeconds: number;
}

/** A cookie that holds a random secret, by which the server recognises a browser. */
export interface SecretCookie {
  read(context: Context, publicUrl: string): string | undefined;
  /** Sets the cookie, or sets it again for another `maxAgeSeconds`. */
  write(context: Context, publicUrl: string, secret: string): void;
}

export function createSecretCookie({ name, sameSite, maxAgeSeconds }: Settings): SecretCookie {
  return {
    read(context, publicUrl) {
      const secret = getCookie(context, name, isSecure(publicUrl) ? 'host' : undefined);
      return secret !== undefined && form.test(secret) ? secret : undefined;
    },
    write(context, publicUrl, secret) {
      setCookie(context, name, secret, {
        httpOnly: true,
        sameSite,
        path: '/',
        maxAge: maxAgeSeconds,
        // Browsers accept the prefix from this very host and over https only.
        ...(isSecure(publicUrl) && { secure: true, prefix: 'host' }),
      });
    },
  };
}

export const newSecret = (): string => randomBytes(32).toString('base64url');

const form = /^[\w-]{43}$/;
const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** A key that all servers of a database share. The first server creates it. */
export async function loadServerSecret(database: Database, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await database.insert(serverSecret).values({ name, value }).onConflictDoNothing();
  const [row] = await database.select().from(serverSecret).where(eq(serverSecret.name, name));
  if (row === undefined) throw new Error(`The secret ${name} was not stored`);
  return row.value;
}

import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { createSecretCookie, newSecret } from './secret.ts';

const knownSeconds = 180 * 24 * 60 * 60;
/** Bounds what a client without cookies, which is a new device each time, leaves in the database. */
const maxPerAccount = 20;

const cookie = createSecretCookie({
  name: 'device',
  sameSite: 'Strict',
  maxAgeSeconds: knownSeconds,
});

/** The secret of the device that calls. A device that sends none gets one when it signs in. */
export const deviceOf = (context: Context, publicUrl: string): string =>
  cookie.read(context, publicUrl) ?? newSecret();

export const keepDevice = cookie.write;

interface Device {
  userId: string;
  secret: string;
}

/** Depends on the account, so that the database does not tell which accounts share a device. */
export const deviceDigest = ({ userId, secret }: Device): string =>
  createHmac('sha256', secret).update(userId).digest('base64url');

/** Whether this device has signed in to the account before. */
export async function isKnownDevice(
  database: Database,
  device: Device,
  now: Date,
): Promise<boolean> {
  const row = await selectRow(
    database,
    sql`select digest from known_device
        where digest = ${deviceDigest(device)} and expires_at > ${now}`,
  );
  return row !== undefined;
}

export async function rememberDevice(database: Database, device: Device, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + knownSeconds * 1_000);
  await database.execute(
    sql`insert into known_device (digest, user_id, expires_at)
        values (${deviceDigest(device)}, ${device.userId}, ${expiresAt})
        on conflict (digest) do update set expires_at = excluded.expires_at`,
  );
  await database.execute(
    sql`delete from known_device where digest in (
          select digest from known_device where user_id = ${device.userId}
          order by expires_at desc offset ${maxPerAccount}
        )`,
  );
}

export async function forgetDevices(database: Database, userId: string): Promise<void> {
  await database.execute(sql`delete from known_device where user_id = ${userId}`);
}

export async function removeExpiredDevices(database: Database, now: Date): Promise<void> {
  await database.execute(sql`delete from known_device where expires_at <= ${now}`);
}

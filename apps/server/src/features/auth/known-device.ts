import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../../platform/database/database.ts';
import { knownDevice } from '../../schema/auth.ts';
import { createSecretCookie, newSecret } from './secret.ts';

const knownSeconds = 180 * 24 * 60 * 60;
/** A client without cookies is a new device each time. */
const maxPerAccount = 20;

const cookie = createSecretCookie({
  name: 'device',
  sameSite: 'Strict',
  maxAgeSeconds: knownSeconds,
});

/** The secret of the calling device. A device without one gets it when it signs in. */
export const readDevice = (context: Context, publicUrl: string): string =>
  cookie.read(context, publicUrl) ?? newSecret();

export const keepDevice = cookie.write;

interface Device {
  userId: string;
  secret: string;
}

/** Depends on the account, so that the database does not reveal which accounts share a device. */
export const deviceDigest = ({ userId, secret }: Device): string =>
  createHmac('sha256', secret).update(userId).digest('base64url');

/** Whether this device has signed in to the account before. */
export async function isKnownDevice(
  database: Database,
  device: Device,
  now: Date,
): Promise<boolean> {
  const isDevice = eq(knownDevice.digest, deviceDigest(device));
  const known = and(isDevice, gt(knownDevice.expiresAt, now));
  return (await database.$count(knownDevice, known)) > 0;
}

export async function rememberDevice(database: Database, device: Device, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + knownSeconds * 1_000);
  const { userId } = device;
  await database
    .insert(knownDevice)
    .values({ digest: deviceDigest(device), userId, expiresAt })
    .onConflictDoUpdate({ target: knownDevice.digest, set: { expiresAt } });
  const oldest = database
    .select({ digest: knownDevice.digest })
    .from(knownDevice)
    .where(eq(knownDevice.userId, userId))
    .orderBy(desc(knownDevice.expiresAt))
    .offset(maxPerAccount);
  await database.delete(knownDevice).where(inArray(knownDevice.digest, oldest));
}

export async function forgetDevices(database: Database, userId: string): Promise<void> {
  await database.delete(knownDevice).where(eq(knownDevice.userId, userId));
}

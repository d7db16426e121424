import type { Context } from 'hono';
import { ApplicationError, buildFieldError } from '../../platform/errors/application-error.ts';
import { findClientAddress } from '../../platform/http/client-address.ts';
import type { Env } from '../../platform/http/request-context.ts';
import { guessLimit } from '../../platform/limits/limits.ts';
import type { Services } from '../../platform/services.ts';
import { deviceDigest, isKnownDevice, readDevice } from './known-device.ts';
import { matchesPassword } from './password.ts';
import type { StoredAccount } from './store.ts';

/** The client that sends a password. */
export interface Origin {
  address: string;
  device: string;
}

export const readOrigin = (
  context: Context<Env>,
  { trustedProxies, publicUrl }: Pick<Services, 'trustedProxies' | 'publicUrl'>,
): Origin => ({
  address: findClientAddress(context, trustedProxies),
  device: readDevice(context, publicUrl),
});

type Ports = Pick<Services, 'database' | 'limiter' | 'now'>;

interface Attempt {
  /** The id of the account, or a substitute for one that does not exist. */
  subject: string;
  passwordHash: string | null | undefined;
  password: string;
}

/**
 * Whether a password is right. A wrong one counts as a guess. Each is counted before the comparison,
 * and a right one is not: otherwise concurrent guesses could pass before the first is counted.
 */
export async function isRightPassword(
  { subject, passwordHash, password }: Attempt,
  origin: Origin,
  ports: Ports,
): Promise<boolean> {
  const uses = await listUses(subject, origin, ports);
  return ports.limiter.attempt(origin.address, uses, () => matchesPassword(passwordHash, password));
}

/** Throws unless the password is right or the account has none. */
export async function provePassword(
  { id, passwordHash }: StoredAccount,
  password: string | undefined,
  origin: Origin,
  ports: Ports,
): Promise<void> {
  if (passwordHash === null) return;
  if (password === undefined) {
    throw buildFieldError('password', { code: 'required' });
  }
  const attempt = { subject: id, passwordHash, password };
  if (!(await isRightPassword(attempt, origin, ports)))
    throw new ApplicationError('PasswordInvalid');
}

async function listUses(subject: string, { address, device }: Origin, { database, now }: Ports) {
  const known = { userId: subject, secret: device };
  if (await isKnownDevice(database, known, now())) {
    return [{ limit: guessLimit.knownDevice, subject: deviceDigest(known) }];
  }
  return [
    { limit: guessLimit.accountFromAddress, subject: `${subject} ${address}` },
    { limit: guessLimit.address, subject: address },
    { limit: guessLimit.account, subject },
  ];
}

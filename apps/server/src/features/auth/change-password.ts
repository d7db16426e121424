import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { type Origin, provePassword } from './check-password.ts';
import { rememberDevice } from './known-device.ts';
import { hashPassword } from './password.ts';
import { endSessionsOf } from './session.ts';
import { findAccountById, holdPassword, setPassword } from './store.ts';

interface Change {
  /** Absent if the account has none and signs in with a social provider. */
  password?: string | undefined;
  newPassword: string;
}

/** Changes the password, and ends all other sessions and forgets all other devices. */
export async function changePassword(
  { id, sessionId }: Caller,
  { password, newPassword }: Change,
  origin: Origin,
  ports: Pick<Services, 'database' | 'limiter' | 'now'>,
): Promise<void> {
  const { database, now } = ports;
  const account = await findAccountById(database, id);
  if (account === undefined) throw new ApplicationError('UserDoesNotExist');
  await provePassword(account, password, origin, ports);
  const passwordHash = await hashPassword(newPassword);
  await database.transaction(async (transaction) => {
    if (!(await holdPassword(transaction, account))) throw new ApplicationError('PasswordInvalid');
    await setPassword(transaction, id, passwordHash);
    await endSessionsOf(transaction, id, sessionId);
    await rememberDevice(transaction, { userId: id, secret: origin.device }, now());
  });
}

import type { Account, SignedIn } from '@wordhoard/contract';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { isRightPassword, type Origin } from './check-password.ts';
import { rememberDevice } from './known-device.ts';
import { openSession } from './session.ts';
import { findAccountByLogin, holdPassword } from './store.ts';
import { computeDigest } from './ticket.ts';
import type { AuthServices } from './token.ts';

/** Signs in with a username or an e-mail address, and a password. */
export async function signIn(
  { login, password }: { login: string; password: string },
  origin: Origin,
  ports: Pick<AuthServices, 'database' | 'limiter' | 'now' | 'tokens'>,
): Promise<SignedIn> {
  const { database } = ports;
  const account = await findAccountByLogin(database, login);
  const subject = account?.id ?? computeDigest(login.toLowerCase());
  const attempt = { subject, passwordHash: account?.passwordHash, password };
  const isRight = await isRightPassword(attempt, origin, ports);
  if (account === undefined) throw new ApplicationError('UserDoesNotExist');
  if (!isRight) throw new ApplicationError('PasswordInvalid');
  return database.transaction(async (transaction) => {
    if (!(await holdPassword(transaction, account))) throw new ApplicationError('PasswordInvalid');
    return signInAs(account, origin.device, { ...ports, database: transaction });
  });
}

export const presentAccount = ({ id, username, learn, role }: Account): Account => ({
  id,
  username,
  learn,
  role,
});

/** Opens a session and makes the device known to the account. Every way to sign in ends with it. */
export async function signInAs(
  account: Account,
  device: string,
  ports: Pick<AuthServices, 'database' | 'tokens' | 'now'>,
): Promise<SignedIn> {
  await rememberDevice(ports.database, { userId: account.id, secret: device }, ports.now());
  return { token: await openSession(account, ports), user: presentAccount(account) };
}

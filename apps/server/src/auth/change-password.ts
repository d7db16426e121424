import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from './caller.ts';
import { hashPassword, isPasswordOf } from './password.ts';
import { endSessionsOf } from './session.ts';
import { findAccountById, holdPassword, setPassword } from './store.ts';

interface Change {
  /** Left out by those who have none, because they sign in with a social provider. */
  password?: string | undefined;
  newPassword: string;
}

/** Only the session that asked for it goes on. */
export async function changePassword(
  database: Database,
  { id, sessionId }: Caller,
  { password, newPassword }: Change,
): Promise<void> {
  const account = await findAccountById(database, id);
  if (account === undefined) throw new ApplicationError('UserDoesNotExist');
  if (account.passwordHash !== null) await provePassword(account.passwordHash, password);
  const passwordHash = await hashPassword(newPassword);
  await database.transaction(async (transaction) => {
    if (!(await holdPassword(transaction, account))) throw new ApplicationError('PasswordInvalid');
    await setPassword(transaction, id, passwordHash);
    await endSessionsOf(transaction, id, sessionId);
  });
}

async function provePassword(passwordHash: string, password: string | undefined): Promise<void> {
  if (password === undefined) {
    const fields = [{ path: 'password', issue: { code: 'required' } }] as const;
    throw new ApplicationError('ParameterInvalid', { fields });
  }
  if (!(await isPasswordOf(passwordHash, password))) throw new ApplicationError('PasswordInvalid');
}

import { ApplicationError } from '../application-error.ts';
import { type Caller, isAdmin } from '../auth/caller.ts';
import { isPasswordOf } from '../auth/password.ts';
import { findAccountById, type StoredAccount } from '../auth/store.ts';
import type { Database } from '../database/database.ts';
import { signInLimit } from '../rate-limit/limits.ts';
import type { Services } from '../services.ts';
import {
  lockUnapprovedWords,
  lockWithAdmins,
  removeUnapproved,
  removeUnused,
  removeUser,
  withdrawReactions,
} from './delete-store.ts';
import { isLastAdmin } from './rules.ts';

/** Deletes an account with all that is its own. What was approved of it stays, without a name. */
export async function deleteAccount(
  caller: Caller,
  password: string | undefined,
  { database, limiter }: Pick<Services, 'database' | 'limiter'>,
): Promise<void> {
  const account = await findAccountById(database, caller.id);
  if (account === undefined) throw new ApplicationError('UserDoesNotExist');
  if (account.passwordHash !== null) {
    await limiter.spend(signInLimit, caller.id);
    const isRight = await isPasswordOf(account.passwordHash, password ?? '');
    if (!isRight) throw new ApplicationError('PasswordInvalid');
  }
  await database.transaction((transaction) => remove(transaction, account));
}

async function remove(
  database: Database,
  { id, role, passwordHash }: StoredAccount,
): Promise<void> {
  const locked = await lockWithAdmins(database, { id, withAdmins: isAdmin({ role }) });
  const present = locked.find((user) => user.id === id);
  if (present === undefined) throw new ApplicationError('UserDoesNotExist');
  if (present.passwordHash !== passwordHash) throw new ApplicationError('PasswordInvalid');
  if (isLastAdmin(id, locked)) throw new ApplicationError('Forbidden');
  await withdrawReactions(database, id);
  await removeUnapproved(database, id);
  const wordIds = await lockUnapprovedWords(database, id);
  await removeUser(database, id);
  await removeUnused(database, wordIds);
}

import { UserRole } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { type Origin, provePassword } from '../auth/check-password.ts';
import { findAccountById, type StoredAccount } from '../auth/store.ts';
import { lockWithAdmins, removeUnapproved, removeUser, withdrawReactions } from './delete-store.ts';

/** Deletes an account with all that is its own. What was approved of it stays, without a name. */
export async function deleteAccount(
  caller: Caller,
  password: string | undefined,
  origin: Origin,
  ports: Pick<Services, 'database' | 'limiter' | 'now'>,
): Promise<void> {
  const { database } = ports;
  const account = await findAccountById(database, caller.id);
  if (account === undefined) throw new ApplicationError('UserDoesNotExist');
  await provePassword(account, password, origin, ports);
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
  await removeUser(database, id);
}

interface RoleHolder {
  id: string;
  role: UserRole;
}

/** The last admin cannot be deleted: contributions would wait forever. */
function isLastAdmin(id: string, users: readonly RoleHolder[]): boolean {
  const admins = users.filter(({ role }) => role === UserRole.Admin);
  return admins.length === 1 && admins[0]?.id === id;
}

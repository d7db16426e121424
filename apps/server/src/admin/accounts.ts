import { randomInt } from 'node:crypto';
import { UserRole } from '@wordhoard/contract/enumeration';
import { isEmail, isUsername } from '@wordhoard/validators';
import { hashPassword } from '../auth/password.ts';
import { endSessionsOf } from '../auth/session.ts';
import { createAccount, findAccountByLogin, setPassword } from '../auth/store.ts';
import type { Database } from '../database/database.ts';
import { AdminFault } from './admin-fault.ts';

/** Creates an account that may moderate, and answers its password. */
export async function createAdmin(
  database: Database,
  { username, email }: { username: string; email: string },
  now: Date,
): Promise<string> {
  if (!isUsername(username)) throw new AdminFault(`${username} cannot be a username.`);
  if (!isEmail(email)) throw new AdminFault(`${email} is no e-mail address.`);
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  const account = { username, email, passwordHash, role: UserRole.Admin, learn: 'en' };
  await createAccount(database, account, now);
  return password;
}

/** Gives an account a new password, and ends its sessions. */
export async function resetPassword(database: Database, login: string): Promise<string> {
  const account = await findAccountByLogin(database, login);
  if (account === undefined) throw new AdminFault(`There is no account ${login}.`);
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    await setPassword(transaction, account.id, passwordHash);
    await endSessionsOf(transaction, account.id);
  });
  return password;
}

const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@$!%*?&+'];
const lettersOfEach = 5;

/** Of every kind that a password needs, without letters that look alike. */
function makePassword(): string {
  const letters = kinds.flatMap((kind) =>
    Array.from({ length: lettersOfEach }, () => kind.charAt(randomInt(kind.length))),
  );
  for (let index = letters.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [letters[index], letters[other]] = [letters[other] ?? '', letters[index] ?? ''];
  }
  return letters.join('');
}

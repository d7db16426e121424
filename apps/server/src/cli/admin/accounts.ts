import { randomInt } from 'node:crypto';
import { UserRole } from '@wordhoard/contract/enumeration';
import { isEmail, isUsername } from '@wordhoard/validators';
import { hashPassword } from '../../features/auth/password.ts';
import { recoverAccount } from '../../features/auth/reset-password.ts';
import { createAccount, findAccountByLogin } from '../../features/auth/store.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { CommandFailure, exitCode } from '../../platform/errors/command-failure.ts';

interface Names {
  username: string;
  email: string;
}

/** @throws CommandFailure if an account cannot have these names */
export function checkNames({ username, email }: Names): void {
  if (!isUsername(username)) {
    throw new CommandFailure(exitCode.usage, `${username} is not a valid username.`);
  }
  if (!isEmail(email)) {
    throw new CommandFailure(exitCode.usage, `${email} is not an e-mail address.`);
  }
}

/** @returns the password of the new account */
export async function createAdmin(database: Database, { username, email }: Names, now: Date) {
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  const account = { username, email, passwordHash, role: UserRole.Admin, learn: 'en' };
  await createAccount(database, account, now).catch(explainNameError);
  return password;
}

function explainNameError(error: unknown): never {
  if (!(error instanceof ApplicationError)) throw error;
  const name = error.code === 'EmailExists' ? 'e-mail address' : 'username';
  throw new CommandFailure(exitCode.invalidData, `Another account has this ${name}.`);
}

/** Sets a new password, ends all sessions and disconnects all providers. @returns the password */
export async function resetPassword(database: Database, login: string): Promise<string> {
  const account = await findAccountByLogin(database, login);
  if (account === undefined) {
    throw new CommandFailure(exitCode.unknownUser, `There is no account ${login}.`);
  }
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    await recoverAccount(transaction, account.id, passwordHash);
  });
  return password;
}

const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@$!%*?&+'];
const charactersOfEach = 5;

/** Uses all kinds of characters that a password needs, without similar ones. */
function makePassword(): string {
  const characters = kinds.flatMap((kind) =>
    Array.from({ length: charactersOfEach }, () => kind.charAt(randomInt(kind.length))),
  );
  for (let index = characters.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [characters[index], characters[other]] = [characters[other] ?? '', characters[index] ?? ''];
  }
  return characters.join('');
}

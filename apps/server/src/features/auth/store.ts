import { domainToUnicode } from 'node:url';
import { type SocialProvider, socialProviders, UserRole } from '@wordhoard/contract/enumeration';
import { isSameText, toAsciiEmail } from '@wordhoard/validators';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { brokenConstraint } from '../../platform/database/database-errors.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { fixed } from '../../schema/column.ts';
import { socialIdentity, user } from '../../schema/user.ts';

/** An account with its private fields, which never leave the server. */
export type StoredAccount = Omit<typeof user.$inferSelect, 'createdAt'>;

/** Throws `UsernameExists`, `EmailExists` or, for the id, `SimilarRecordAlreadyExists`, also if another request takes them meanwhile. */
export async function createAccount(
  database: Database,
  { id = newId(), email, ...account }: Omit<StoredAccount, 'id'> & { id?: string | undefined },
  now: Date,
): Promise<StoredAccount> {
  const created = { id, ...account, email: email && toAsciiEmail(email) };
  try {
    await database.insert(user).values({ ...created, createdAt: now });
    return created;
  } catch (error) {
    throw toNameError(error);
  }
}

/** Finds an account by username or e-mail address, ignoring case. A username is never an address. */
export const findAccountByLogin = (database: Database, login: string) =>
  findAccount(database, or(eq(user.username, sql`lower(${login})`), hasEmail(login)));

export const findAccountByEmail = (
  database: Database,
  email: string,
): Promise<StoredAccount | undefined> => findAccount(database, hasEmail(email));

export const findAccountById = (
  database: Database,
  id: string,
): Promise<StoredAccount | undefined> => findAccount(database, eq(user.id, id));

/** Whether the password is unchanged. Locks it until the end of the transaction. */
export async function holdPassword(
  transaction: Database,
  { id, passwordHash }: Pick<StoredAccount, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const isUnchanged =
    passwordHash === null ? isNull(user.passwordHash) : eq(user.passwordHash, passwordHash);
  const rows = await transaction
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, id), isUnchanged))
    .for('no key update');
  return rows.length > 0;
}

export async function setPassword(database: Database, id: string, passwordHash: string) {
  await database.update(user).set({ passwordHash }).where(eq(user.id, id));
}

/** Throws `EmailExists` if another account has the address. */
export async function setEmail(database: Database, id: string, email: string): Promise<void> {
  try {
    await database
      .update(user)
      .set({ email: toAsciiEmail(email) })
      .where(eq(user.id, id));
  } catch (error) {
    throw toNameError(error);
  }
}

/** A stored address as its owner reads it, with the letters of its domain name. */
export function toShownEmail(email: string): string {
  const start = email.lastIndexOf('@') + 1;
  return email.slice(0, start) + (domainToUnicode(email.slice(start)) || email.slice(start));
}

/** How a learner can sign in. */
export interface SignInMethods {
  hasPassword: boolean;
  providers: SocialProvider[];
}

export async function findSignInMethods(database: Database, userId: string) {
  const rows = await database
    .selectDistinct({
      hasPassword: sql<boolean>`${user.passwordHash} is not null`,
      provider: socialIdentity.provider,
    })
    .from(user)
    .leftJoin(socialIdentity, eq(socialIdentity.userId, user.id))
    .where(eq(user.id, userId));
  return {
    hasPassword: rows.some(({ hasPassword }) => hasPassword),
    providers: rows.flatMap(({ provider }) => provider ?? []),
  };
}

export async function unlinkIdentities(
  database: Database,
  userId: string,
  providers: readonly SocialProvider[] = socialProviders,
): Promise<void> {
  await database
    .delete(socialIdentity)
    .where(
      and(eq(socialIdentity.userId, userId), inArray(socialIdentity.provider, [...providers])),
    );
}

async function hasAdmin(database: Database): Promise<boolean> {
  const rows = await database
    .select({ id: user.id })
    .from(user)
    .where(eq(user.role, fixed(UserRole.Admin)))
    .limit(1);
  return rows.length > 0;
}

async function findAccount(database: Database, condition: SQL | undefined) {
  const { id, username, email, passwordHash, role, learn } = user;
  const [account] = await database
    .select({ id, username, email, passwordHash, role, learn })
    .from(user)
    .where(condition);
  return account;
}

const hasEmail = (email: string): SQL =>
  eq(sql`lower(${user.email})`, sql`lower(${toAsciiEmail(email)})`);

function toNameError(error: unknown): unknown {
  switch (brokenConstraint(error)) {
    case 'app_user_username_unique':
      return new ApplicationError('UsernameExists', { cause: error });
    case 'app_user_by_email':
      return new ApplicationError('EmailExists', { cause: error });
    case 'app_user_pkey':
      return new ApplicationError('SimilarRecordAlreadyExists', { cause: error });
    default:
      return error;
  }
}

/**
 * The first admin is the account with the e-mail address that the operator has configured. Addresses
 * are not verified, so the configured address has no effect once there is an admin.
 */
export async function roleAtSignUp(
  database: Database,
  { email, adminEmail }: { email: string | null; adminEmail: string | undefined },
): Promise<UserRole> {
  if (adminEmail === undefined || !isSameEmail(email ?? '', adminEmail)) return UserRole.Learner;
  return (await hasAdmin(database)) ? UserRole.Learner : UserRole.Admin;
}

const isSameEmail = (one: string, other: string): boolean =>
  isSameText(toAsciiEmail(one), toAsciiEmail(other));

/** Appoints an account that existed before its address was configured. */
export async function appointFirstAdmin(database: Database, adminEmail: string | undefined) {
  if (adminEmail === undefined || (await hasAdmin(database))) return;
  await database.update(user).set({ role: UserRole.Admin }).where(hasEmail(adminEmail));
}

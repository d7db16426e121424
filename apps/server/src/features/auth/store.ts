import type { Account } from '@wordhoard/contract';
import { UserRole } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { brokenConstraint } from '../../platform/database/constraint-violation.ts';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';

/** An account with what never leaves the server. */
export interface StoredAccount extends Account {
  email: string | null;
  /** Absent for those who sign in with a social provider only. */
  passwordHash: string | null;
}

type NewAccount = Omit<StoredAccount, 'id'>;

const columns = sql`id, username, email, password_hash as "passwordHash", role, learn`;

/** Throws `UsernameExists` or `EmailExists`, also for one of two who take the same at once. */
export async function createAccount(
  database: Database,
  account: NewAccount,
  now: Date,
): Promise<StoredAccount> {
  const id = newId();
  const { username, email, passwordHash, role, learn } = account;
  try {
    await database.execute(
      sql`insert into app_user (id, username, email, password_hash, role, learn, created_at)
          values (${id}, ${username}, ${email}, ${passwordHash}, ${role}, ${learn}, ${now})`,
    );
    return { id, ...account };
  } catch (error) {
    throw asTaken(error);
  }
}

/** By username or by e-mail address, in whatever case: neither can be the other. */
export const findAccountByLogin = (
  database: Database,
  login: string,
): Promise<StoredAccount | undefined> =>
  findAccount(database, sql`username = lower(${login}) or lower(email) = lower(${login})`);

export const findAccountByEmail = (
  database: Database,
  email: string,
): Promise<StoredAccount | undefined> => findAccount(database, sql`lower(email) = lower(${email})`);

export const findAccountById = (
  database: Database,
  id: string,
): Promise<StoredAccount | undefined> => findAccount(database, sql`id = ${id}`);

/** Tells whether the password still is that one, and keeps it so to the end of the transaction. */
export async function holdPassword(
  transaction: Database,
  { id, passwordHash }: Pick<StoredAccount, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const row = await selectRow(
    transaction,
    sql`select id from app_user
        where id = ${id} and password_hash is not distinct from ${passwordHash} for no key update`,
  );
  return row !== undefined;
}

export async function setPassword(
  database: Database,
  id: string,
  passwordHash: string,
): Promise<void> {
  await database.execute(sql`update app_user set password_hash = ${passwordHash} where id = ${id}`);
}

export async function hasAdmin(database: Database): Promise<boolean> {
  const row = await selectRow(
    database,
    sql`select 1 from app_user where role = ${UserRole.Admin} limit 1`,
  );
  return row !== undefined;
}

const findAccount = (database: Database, condition: SQL): Promise<StoredAccount | undefined> =>
  selectRow(database, sql`select ${columns} from app_user where ${condition}`);

function asTaken(error: unknown): unknown {
  switch (brokenConstraint(error)) {
    case 'app_user_username_unique':
      return new ApplicationError('UsernameExists', { cause: error });
    case 'app_user_by_email':
      return new ApplicationError('EmailExists', { cause: error });
    default:
      return error;
  }
}

import { sql } from 'drizzle-orm';
import { brokenConstraint } from '../../platform/database/constraint-violation.ts';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';

export interface UserRow {
  id: string;
  username: string;
  learn: string;
  createdAt: string;
}

export function findUser(database: Database, username: string): Promise<UserRow | undefined> {
  return selectRow(
    database,
    sql`select id, username, learn, created_at as "createdAt" from app_user
        where username = lower(${username})`,
  );
}

export async function findExistingUser(database: Database, username: string): Promise<UserRow> {
  const user = await findUser(database, username);
  if (user === undefined) throw new ApplicationError('NotFound');
  return user;
}

/** Recognises a statement that refers to an account which has been deleted meanwhile. */
export function asAccountGone(error: Error): ApplicationError | undefined {
  const isAccountGone = brokenConstraint(error)?.endsWith('_user_id_app_user_id_fk') ?? false;
  return isAccountGone ? new ApplicationError('UserDoesNotExist', { cause: error }) : undefined;
}

/** What the transaction goes on to do for this learner is done one after another, never at once. */
export async function lockUser(database: Database, id: string): Promise<void> {
  const user = await selectRow(
    database,
    sql`select id from app_user where id = ${id} for no key update`,
  );
  if (user === undefined) throw new ApplicationError('UserDoesNotExist');
}

import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { brokenConstraint } from '../../platform/database/database-errors.ts';
import { ApplicationError, requireFound } from '../../platform/errors/application-error.ts';
import { user } from '../../schema/user.ts';

export type UserRow = Pick<typeof user.$inferSelect, 'id' | 'username' | 'learn' | 'createdAt'>;

export async function findUser(database: Database, username: string): Promise<UserRow | undefined> {
  const [row] = await database
    .select({
      id: user.id,
      username: user.username,
      learn: user.learn,
      createdAt: user.createdAt,
    })
    .from(user)
    .where(eq(user.username, sql`lower(${username})`));
  return row;
}

export const findExistingUser = async (database: Database, username: string): Promise<UserRow> =>
  requireFound(await findUser(database, username));

/** Recognises a statement that refers to an account which has just been deleted. */
export function recognizeMissingAccount(error: Error): ApplicationError | undefined {
  const isAccountGone = brokenConstraint(error)?.endsWith('_user_id_app_user_id_fk') ?? false;
  return isAccountGone ? new ApplicationError('UserDoesNotExist', { cause: error }) : undefined;
}

/** Serializes transactions that change data of the same learner. */
export async function lockUser(transaction: Database, id: string): Promise<void> {
  const [row] = await transaction
    .select({ id: user.id })
    .from(user)
    .where(eq(user.id, id))
    .for('no key update');
  if (row === undefined) throw new ApplicationError('UserDoesNotExist');
}

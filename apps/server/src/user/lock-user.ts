import { sql } from 'drizzle-orm';
import { ApplicationError } from '../application-error.ts';
import { type Database, selectRow } from '../database/database.ts';

/** What the transaction goes on to do for this learner is done one after another, never at once. */
export async function lockUser(database: Database, id: string): Promise<void> {
  const user = await selectRow(
    database,
    sql`select id from app_user where id = ${id} for no key update`,
  );
  if (user === undefined) throw new ApplicationError('UserDoesNotExist');
}

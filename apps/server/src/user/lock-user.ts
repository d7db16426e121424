import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** What the transaction goes on to do for this learner is done one after another, never at once. */
export async function lockUser(database: Database, id: string): Promise<void> {
  await database.execute(sql`select from app_user where id = ${id} for no key update`);
}

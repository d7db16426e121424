import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../database/database.ts';

/** Names the newest migration that the database has seen. */
export async function findMigration(database: Database): Promise<string> {
  const row = await selectRow<{ hash: string }>(
    database,
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc, id desc limit 1`,
  );
  return row?.hash ?? '';
}

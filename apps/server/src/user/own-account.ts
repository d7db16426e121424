import type { AccountExport } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import { ApplicationError } from '../application-error.ts';
import { type Database, selectRow } from '../database/database.ts';
import { isoTime } from './export-sql.ts';

/** An account itself, as its owner may see it. */
export async function findOwnAccount(
  database: Database,
  userId: string,
): Promise<AccountExport['account']> {
  const account = await selectRow<AccountExport['account']>(
    database,
    sql`select id, username, email, role, learn, ${isoTime(sql`created_at`)} as "createdAt"
        from app_user where id = ${userId}`,
  );
  if (account === undefined) throw new ApplicationError('UserDoesNotExist');
  return account;
}

import type { AccountExport } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { exportedWordFor, isoTime } from './export-sql.ts';

export function exportIdentities(
  database: Database,
  userId: string,
): Promise<AccountExport['socialIdentities']> {
  return selectRows(
    database,
    sql`select provider, subject, ${isoTime(sql`created_at`)} as "createdAt"
        from social_identity where user_id = ${userId} order by provider, subject`,
  );
}

export function exportKnowing(
  database: Database,
  userId: string,
): Promise<AccountExport['knowing']> {
  return selectRows(
    database,
    sql`select ${exportedWordFor(userId, sql`user_word.word_id`)} as word, knowing,
          right_days as "rightDays", last_right_day as "lastRightDay",
          ${isoTime(sql`changed_at`)} as "changedAt", ${isoTime(sql`proved_at`)} as "provedAt"
        from user_word where user_id = ${userId} order by changed_at, word_id`,
  );
}

export function exportActivity(
  database: Database,
  userId: string,
): Promise<AccountExport['activity']> {
  return selectRows(
    database,
    sql`select day, answered, right_count as right, saved, known, proved
        from activity_day where user_id = ${userId} order by day`,
  );
}

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

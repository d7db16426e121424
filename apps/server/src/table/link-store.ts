import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../database/database.ts';
import { eachOf } from '../database/sql.ts';
import type { Shelved } from '../shelf/rules.ts';

/** They can neither go nor become private until the transaction ends. */
export function findShelved(
  transaction: Database,
  ids: readonly string[],
): Promise<(Shelved & { id: string })[]> {
  return selectRows(
    transaction,
    sql`select id, privacy, user_id as "userId" from word_table
        where id = any(${sql.param(ids)}::uuid[]) order by id for share`,
  );
}

export async function insertLinks(
  transaction: Database,
  tableIds: readonly string[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await transaction.execute(
    sql`insert into user_table (user_id, table_id, linked_at)
        select ${userId}, wanted.id, ${now} from ${eachOf(tableIds)} order by wanted.id
        on conflict do nothing`,
  );
}

export async function deleteLinks(
  transaction: Database,
  tableIds: readonly string[],
  userId: string,
): Promise<void> {
  await transaction.execute(
    sql`delete from user_table
        where user_id = ${userId} and table_id = any(${sql.param(tableIds)}::uuid[])`,
  );
}

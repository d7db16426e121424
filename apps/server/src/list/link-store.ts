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
    sql`select id, privacy, user_id as "userId" from list
        where id = any(${sql.param(ids)}::uuid[]) order by id for share`,
  );
}

export async function insertLinks(
  transaction: Database,
  listIds: readonly string[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await transaction.execute(
    sql`insert into user_list (user_id, list_id, linked_at)
        select ${userId}, wanted.id, ${now} from ${eachOf(listIds)} order by wanted.id
        on conflict do nothing`,
  );
}

export async function deleteLinks(
  transaction: Database,
  listIds: readonly string[],
  userId: string,
): Promise<void> {
  await transaction.execute(
    sql`delete from user_list
        where user_id = ${userId} and list_id = any(${sql.param(listIds)}::uuid[])`,
  );
}

import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../database/database.ts';

export interface Pin {
  userId: string;
  wordId: string;
  tranId: string;
}

export async function countOtherPins(
  database: Database,
  { userId, wordId, tranId }: Pin,
): Promise<number> {
  const row = await selectRow<{ count: number }>(
    database,
    sql`select count(*)::int as count from translation_pin
        where user_id = ${userId} and word_id = ${wordId} and translation_id <> ${tranId}`,
  );
  return row?.count ?? 0;
}

export async function addPin(database: Database, { userId, wordId, tranId }: Pin): Promise<void> {
  await database.execute(
    sql`insert into translation_pin (user_id, word_id, translation_id)
        values (${userId}, ${wordId}, ${tranId}) on conflict do nothing`,
  );
}

/** From one side, or from that which stands first in the record. */
export async function removePin(
  database: Database,
  { userId, wordId, tranId }: Omit<Pin, 'wordId'> & { wordId?: string | undefined },
): Promise<void> {
  await database.execute(
    sql`delete from translation_pin where user_id = ${userId} and translation_id = ${tranId}
        and word_id = coalesce(${wordId ?? null}::uuid, (
          select low_word_id from translation where id = ${tranId}
        ))`,
  );
}

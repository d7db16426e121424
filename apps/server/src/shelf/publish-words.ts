import { Privacy } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/**
 * What its author has kept private and now shows to everybody waits for approval like all else.
 *
 * @param wordIds - a query of one column
 */
export async function publishWords(
  database: Database,
  wordIds: SQL,
  userId: string | null,
): Promise<void> {
  if (userId === null) return;
  await database.execute(
    sql`with kept as (
          select word_id from word_author
          where user_id = ${userId} and privacy = ${Privacy.Private} and word_id in (${wordIds})
          order by word_id for update
        )
        update word_author set privacy = ${Privacy.Public}
        from kept where word_author.word_id = kept.word_id and word_author.user_id = ${userId}`,
  );
}

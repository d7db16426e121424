import { Privacy } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/**
 * Proposes the owner's private words that a public list or table shows. Those with an example stay
 * private: the example says more than the list does.
 *
 * @param wordIds - a query of one column
 */
export async function proposeWords(
  database: Database,
  wordIds: SQL,
  userId: string | null,
): Promise<void> {
  if (userId === null) return;
  await database.execute(
    sql`with kept as (
          select id from word_contribution
          where user_id = ${userId} and privacy = ${Privacy.Private} and example is null
            and word_id in (${wordIds})
          order by id for update
        )
        update word_contribution set privacy = ${Privacy.Public}
        from kept where word_contribution.id = kept.id`,
  );
}

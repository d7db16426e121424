import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../database/database.ts';
import { countWords } from '../language/count-words.ts';

export const isBroughtForAll: SQL = sql`exists (
  select from word_author where word_author.word_id = word.id and word_author.privacy = 1
)`;

/** What waits and is kept private by all its authors concerns nobody else; the rest has been judged. */
export const isMeantForAll: SQL = sql`(word.status <> 3 or ${isBroughtForAll})`;

/**
 * Approves words that wait for it. What stands on a word is seen only where the word is, so whoever
 * approves that approves the word with it.
 */
export async function approveWaitingWords(
  database: Database,
  wordIds: readonly string[],
): Promise<void> {
  const approved = await selectRows<{ langCode: string; active: boolean }>(
    database,
    sql`with waiting as (
          select id from word
          where id = any(${sql.param(wordIds)}::uuid[]) and status = 3 and ${isBroughtForAll}
          order by id for no key update
        )
        update word set status = 1, reason = null from waiting where word.id = waiting.id
        returning word.lang_code as "langCode", word.active`,
  );
  const counted = approved.filter(({ active }) => active).map(({ langCode }) => langCode);
  await countWords(database, counted, 1);
}

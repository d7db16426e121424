import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../database/database.ts';
import { countWords } from '../language/count-words.ts';

export const isBroughtForAll: SQL = sql`exists (
  select from word_author where word_author.word_id = word.id and word_author.privacy = 1
)`;

/** What all its authors keep private concerns nobody else. */
export const isMeantForAll: SQL = sql`(word.status = 1 or ${isBroughtForAll})`;

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

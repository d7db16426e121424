// Raw SQL: bulk inserts of hundreds of words.

import { WordMode } from '@wordhoard/contract/enumeration';
import { foldForSearch, wordKey } from '@wordhoard/contract/text';
import { computeWordId, type WordIdentity } from '@wordhoard/contract/word-id';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { word } from '../../schema/word.ts';

/**
 * Inserts words that do not exist yet, hidden from everybody, and keeps all of them until the transaction ends. The text
 * is the key, so that it does not tell how others have written it.
 */
export async function insertMissing(
  database: Database,
  words: readonly WordIdentity[],
): Promise<void> {
  if (words.length === 0) return;
  const rows = words.map((one) => {
    const { langCode, text, mode = WordMode.Word, homograph = 1 } = one;
    const key = wordKey(text);
    const id = computeWordId(one);
    const shown = { text: key, key, search_text: foldForSearch(key) };
    return { id, lang_code: langCode, ...shown, mode, homograph, place: newId() };
  });
  const columns = sql`id, lang_code, text, key, search_text, mode, homograph, place`;
  await database.execute(
    sql`insert into ${word} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${word}, ${JSON.stringify(rows)}::jsonb)
        order by id on conflict do nothing`,
  );
  const ids = rows.map(({ id }) => id);
  const kept = await database
    .select({ id: word.id })
    .from(word)
    .where(isAmong(word.id, ids))
    .orderBy(word.id)
    .for('key share');
  // Another transaction deleted a word after it was found.
  if (kept.length < new Set(ids).size) await insertMissing(database, words);
}

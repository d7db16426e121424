import { type SQL, sql } from 'drizzle-orm';
import { unplanned } from '../../platform/database/sql.ts';

/** Everybody may see it: the condition of the partial indexes. */
export const visible: SQL = sql`word.status = 1 and word.active`;

/** Published words, and the viewer's personal ones. */
export function visibleTo(callerId: string | undefined): SQL {
  if (callerId === undefined) return visible;
  return sql`(${visible} or word.owner_id = ${unplanned(callerId, 'uuid')})`;
}

/** What stands on a word is seen only where the word is. */
export const seesWord = (callerId: string | undefined, wordId: SQL): SQL =>
  sql`exists (select from word where word.id = ${wordId} and ${visibleTo(callerId)})`;

export const wordColumns: SQL = sql`word.id, word.text, word.lang_code as "langCode", word.mode`;

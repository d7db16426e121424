import { type SQL, sql } from 'drizzle-orm';
import { unplanned } from '../database/sql.ts';

/** Everybody may see it: the condition of the partial indexes. */
export const visible: SQL = sql`word.status = 1 and word.active`;

/** Beside what everybody may see, what somebody brought here. */
export function visibleTo(viewer: string | undefined): SQL {
  if (viewer === undefined) return visible;
  return sql`(${visible} or exists (
    select from word_author where word_author.word_id = word.id and word_author.user_id = ${unplanned(viewer, 'uuid')}
  ))`;
}

/** What stands on a word is seen only where the word is. */
export const seesWord = (viewer: string | undefined, wordId: SQL): SQL =>
  sql`exists (select from word where word.id = ${wordId} and ${visibleTo(viewer)})`;

export const wordColumns: SQL = sql`word.id, word.text, word.lang_code as "langCode", word.mode`;

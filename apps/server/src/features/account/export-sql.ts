import { type SQL, sql } from 'drizzle-orm';
import { visibleTo } from '../word/visible.ts';

/** A moment as ISO 8601 has it. */
export const isoTime = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A word with its text, if that is shown. */
const exportedWord = (wordId: SQL, isShown: SQL): SQL =>
  sql`(select json_build_object(
      'id', word.id, 'langCode', word.lang_code, 'text', case when ${isShown} then word.text end
    ) from word where word.id = ${wordId})`;

export const exportedWordFor = (userId: string, wordId: SQL): SQL =>
  exportedWord(wordId, visibleTo(userId));

/** The rows of a query as one value. */
export const listed = (item: SQL, { order, source }: { order: SQL; source: SQL }): SQL =>
  sql`coalesce((select json_agg(${item} order by ${order}) ${source}), '[]')`;

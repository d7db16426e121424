import { type SQL, sql } from 'drizzle-orm';

/** Everybody may see it: the condition of the partial indexes. */
export const visible: SQL = sql`word.status = 1 and word.active`;

export const wordColumns: SQL = sql`word.id, word.text, word.lang_code as "langCode", word.mode`;

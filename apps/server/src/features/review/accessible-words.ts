import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { userWord } from '../../schema/review.ts';
import { word } from '../../schema/word.ts';
import { visibleTo } from '../word/visible.ts';

/** The languages of those words that a learner sees or knows, by word id. */
export async function findLanguages(
  database: Database,
  userId: string,
  wordIds: readonly string[],
): Promise<Map<string, string>> {
  const { id, langCode } = word;
  const rows = await database
    .select({ id, langCode })
    .from(word)
    .leftJoin(userWord, and(eq(userWord.wordId, id), eq(userWord.userId, userId)))
    .where(and(isAmong(id, wordIds), or(isNotNull(userWord.wordId), visibleTo(userId))));
  return new Map(rows.map((row) => [row.id, row.langCode]));
}

import { Knowing } from '@wordhoard/contract/enumeration';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAnyOf } from '../../platform/database/sql.ts';
import { userWord } from '../../schema/review.ts';
import { word } from '../../schema/word.ts';
import { visibleTo } from '../word/visible.ts';

/** What a learner knows of words, by word id. Words that they neither see nor have marked are left out. */
export async function findKnowing(
  database: Database,
  userId: string,
  wordIds: readonly string[],
): Promise<Map<string, Knowing>> {
  const rows = await database
    .select({ wordId: word.id, knowing: userWord.knowing })
    .from(word)
    .leftJoin(userWord, and(eq(userWord.wordId, word.id), eq(userWord.userId, userId)))
    .where(and(isAnyOf(word.id, wordIds), or(isNotNull(userWord.wordId), visibleTo(userId))));
  return new Map(rows.map(({ wordId, knowing }) => [wordId, knowing ?? Knowing.Unknown]));
}

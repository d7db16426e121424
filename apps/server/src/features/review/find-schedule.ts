import type { ReviewSchedule } from '@wordhoard/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAnyOf } from '../../platform/database/sql.ts';
import { userWord } from '../../schema/review.ts';
import { findParameters } from './history-store.ts';

/** What determines when words are reviewed next. Visitors have no schedule here. */
export async function findSchedule(
  database: Database,
  userId: string | undefined,
  wordIds: readonly string[],
): Promise<ReviewSchedule | null> {
  if (userId === undefined) return null;
  const { wordId, due, stability, difficulty, since, reviewedOn, lastRating, reviews, lapses } =
    userWord;
  const memory = { due, stability, difficulty, since, reviewedOn, lastRating, reviews, lapses };
  const [rows, parameters] = await Promise.all([
    database
      .select({ wordId, card: memory })
      .from(userWord)
      .where(and(eq(userWord.userId, userId), isAnyOf(wordId, wordIds))),
    findParameters(database, userId),
  ]);
  const cards = Object.fromEntries(rows.map((row) => [row.wordId, row.card]));
  return { cards, parameters: parameters ?? null };
}

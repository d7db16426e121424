import { type Review, ratingOf } from '@wordhoard/review-scheduler';
import type { Database } from '../../../platform/database/database.ts';
import { addActivity } from '../review/activity.ts';
import { changeHistories, type KnowledgeChange } from '../review/change-histories.ts';
import { withoutAnswer, withReviews } from '../review/reviews.ts';
import type { ResultRow } from './result-store.ts';

interface Replacement {
  removed: readonly ResultRow[];
  added: readonly ResultRow[];
}

/**
 * Removes answers from the histories of their words, and adds others.
 *
 * @returns the changes by word id
 */
export async function replaceAnswers(
  database: Database,
  userId: string,
  { removed, added }: Replacement,
): Promise<Map<string, KnowledgeChange>> {
  const wordIds = [...new Set([...removed, ...added].map(({ wordId }) => wordId))];
  const [removedOf, addedOf] = [removed, added].map((rows) =>
    Map.groupBy(rows, ({ wordId }) => wordId),
  );
  const changed = await changeHistories(database, userId, wordIds, ({ wordId, reviews }) => {
    const others = (removedOf?.get(wordId) ?? []).reduce<readonly Review[]>(
      (left, { answeredAt }) => withoutAnswer(left, answeredAt),
      reviews,
    );
    return withReviews(others, (addedOf?.get(wordId) ?? []).map(reviewOf));
  });
  await addActivity(database, userId, [
    ...removed.map(({ day, milliseconds }) => ({ day, milliseconds: -milliseconds })),
    ...added.map(({ day, milliseconds }) => ({ day, milliseconds })),
  ]);
  return changed;
}

const reviewOf = ({ answeredAt, day, verdict, ...circumstances }: ResultRow): Review => ({
  at: answeredAt,
  day,
  rating: ratingOf(verdict, circumstances),
});

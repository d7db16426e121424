import { toReview } from '@wordhoard/contract/answered-review';
import type { QuizAspect } from '@wordhoard/contract/enumeration';
import type { Review } from '@wordhoard/review-scheduler';
import type { Database } from '../../../platform/database/database.ts';
import { addActivity } from '../../review/activity.ts';
import { changeHistories, type KnowledgeChange } from '../../review/change-histories.ts';
import { withoutAnswer, withReviews } from '../../review/reviews.ts';
import type { ResultRow } from './result-store.ts';

/** An answer, and what its session asks. */
export interface AspectAnswer extends ResultRow {
  asks: QuizAspect;
}

/**
 * Removes answers from the histories of their words, and adds others.
 *
 * @returns the changes by word id
 */
export async function replaceAnswers(
  database: Database,
  userId: string,
  { removed, added }: { removed: readonly ResultRow[]; added: readonly AspectAnswer[] },
): Promise<Map<string, KnowledgeChange>> {
  const wordIds = [...new Set([...removed, ...added].map(({ wordId }) => wordId))];
  const removedOf = Map.groupBy(removed, ({ wordId }) => wordId);
  const addedOf = Map.groupBy(added, ({ wordId }) => wordId);
  const changed = await changeHistories(database, userId, wordIds, ({ wordId, reviews }) => {
    const others = (removedOf.get(wordId) ?? []).reduce<readonly Review[]>(
      (left, { answeredAt }) => withoutAnswer(left, answeredAt),
      reviews,
    );
    const answers = addedOf.get(wordId) ?? [];
    return withReviews(
      others,
      answers.map(({ asks, ...answer }) => toReview(answer, asks)),
    );
  });
  await addActivity(database, userId, [
    ...removed.map(({ day, milliseconds }) => ({ day, milliseconds: -milliseconds })),
    ...added.map(({ day, milliseconds }) => ({ day, milliseconds })),
  ]);
  return changed;
}

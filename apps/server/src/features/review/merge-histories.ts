import type { KnowingMergeResult, WordHistory } from '@wordhoard/contract';
import type { WordStatus } from '@wordhoard/review-scheduler';
import type { Database } from '../../platform/database/database.ts';
import { lockUser } from '../user/store.ts';
import { changeHistories, type KnowledgeChange } from './change-histories.ts';
import { receivedReview, withReviews } from './reviews.ts';
import { findKnowing } from './set-knowing.ts';

/**
 * Merges the histories of the words that a learner reviewed in a browser before signing in. A review that the
 * account has already, from an earlier request or a merged quiz session, counts once.
 */
export function mergeHistories(
  database: Database,
  userId: string,
  words: readonly WordHistory[],
  now: Date,
): Promise<KnowingMergeResult> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const sent = Map.groupBy(words, ({ wordId }) => wordId);
    const existing = await findKnowing(transaction, userId, [...sent.keys()]);
    const changed = await changeHistories(
      transaction,
      userId,
      [...existing.keys()],
      ({ wordId, reviews }) => {
        const added = sent.get(wordId)?.flatMap((word) => word.reviews) ?? [];
        return withReviews(
          reviews,
          added.map((review) => receivedReview(review, now)),
        );
      },
    );
    const outcomes = [...changed.values()].map(classifyChange);
    const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
    return {
      added: count('added'),
      advanced: count('advanced'),
      kept: count('kept'),
      skipped: sent.size - changed.size,
    };
  });
}

type Outcome = 'added' | 'advanced' | 'kept';

const ascendingStatuses: readonly WordStatus[] = ['unknown', 'saved', 'known'];

function classifyChange({ before, after }: KnowledgeChange): Outcome {
  const [from, to] = [before, after].map(({ status }) => ascendingStatuses.indexOf(status));
  if (from === undefined || to === undefined || to <= from) return 'kept';
  return before.status === 'unknown' ? 'added' : 'advanced';
}

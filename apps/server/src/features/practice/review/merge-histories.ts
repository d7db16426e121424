import type { KnowingMergeResult, WordHistory } from '@wordhoard/contract';
import type { WordStatus } from '@wordhoard/review-scheduler';
import type { Database } from '../../../platform/database/database.ts';
import { beginAnswer, findAnswer, saveAnswer } from '../../idempotency/store.ts';
import { lockUser } from '../../user/store.ts';
import { changeHistories, type KnowledgeChange } from './change-histories.ts';
import { findKnowing } from './knowing-store.ts';
import { receivedReview, withReviews } from './reviews.ts';

interface Merging {
  words: readonly WordHistory[];
  /** Identifies the request: a repeated one changes nothing and gets the same answer. */
  key: string;
}

/** Merges the histories of the words that a learner reviewed in a browser before signing in. */
export function mergeHistories(
  database: Database,
  userId: string,
  { words, key }: Merging,
  now: Date,
): Promise<KnowingMergeResult> {
  const repeatable = { userId, key: `merge of knowing ${key}`, requestDigest: key };
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if (!(await beginAnswer(transaction, repeatable, now))) {
      const first = await findAnswer(transaction, repeatable);
      return JSON.parse(first?.body ?? '');
    }
    const merged = await mergeOnce(transaction, userId, words, now);
    await saveAnswer(transaction, repeatable, { status: 200, body: JSON.stringify(merged) });
    return merged;
  });
}

/** A review that the account has already, such as an answer of a merged quiz session, counts once. */
async function mergeOnce(
  database: Database,
  userId: string,
  words: readonly WordHistory[],
  now: Date,
): Promise<KnowingMergeResult> {
  const sent = Map.groupBy(words, ({ wordId }) => wordId);
  const existing = await findKnowing(database, userId, [...sent.keys()]);
  const changed = await changeHistories(
    database,
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
  const outcomes = [...changed.values()].map(outcomeOf);
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  return {
    added: count('added'),
    advanced: count('advanced'),
    kept: count('kept'),
    skipped: sent.size - changed.size,
  };
}

type Outcome = 'added' | 'advanced' | 'kept';

const ascendingStatuses: readonly WordStatus[] = ['unknown', 'saved', 'known'];

function outcomeOf({ before, after }: KnowledgeChange): Outcome {
  const [from, to] = [before, after].map(({ status }) => ascendingStatuses.indexOf(status));
  if (from === undefined || to === undefined || to <= from) return 'kept';
  return before.status === 'unknown' ? 'added' : 'advanced';
}

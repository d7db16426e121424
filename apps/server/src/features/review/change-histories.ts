import type { Review } from '@wordhoard/review-scheduler';
import type { Database } from '../../platform/database/database.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { addActivity, negative } from './activity.ts';
import {
  deleteReviews,
  findHistories,
  findParameters,
  insertReviews,
  saveKnowledge,
  type WordReview,
} from './history-store.ts';
import { computeKnowledge, type Knowledge } from './knowledge.ts';

interface WordHistory {
  wordId: string;
  /** In order. */
  reviews: readonly Review[];
}

/** What a learner knew of a word before a change of its history, and knows after it. */
export interface KnowledgeChange {
  before: Knowledge;
  after: Knowledge;
}

/**
 * Changes the histories of words and all that follows from them: what the learner knows of the words, and
 * the activity of their days. Words that do not exist are left out. The transaction has locked the learner.
 *
 * @param change returns the new history of a word, with entries of the former one where they stay
 */
export async function changeHistories(
  database: Database,
  userId: string,
  wordIds: readonly string[],
  change: (history: WordHistory) => readonly Review[],
): Promise<Map<string, KnowledgeChange>> {
  const histories = await findHistories(database, userId, wordIds);
  const parameters = await findParameters(database, userId);
  const changed = [...histories].map(([wordId, reviews]) => {
    const before = computeKnowledge(reviews, parameters);
    const next = inOrder(change({ wordId, reviews }));
    const [removed, added] = [without(reviews, next), without(next, reviews)];
    const isSame = removed.length === 0 && added.length === 0;
    return {
      wordId,
      removed,
      added,
      before,
      after: isSame ? before : computeKnowledge(next, parameters),
    };
  });
  await save(
    database,
    userId,
    changed.filter(({ before, after }) => before !== after),
  );
  return new Map(changed.map(({ wordId, before, after }) => [wordId, { before, after }]));
}

interface ChangedHistory extends KnowledgeChange {
  wordId: string;
  removed: Review[];
  added: Review[];
}

async function save(database: Database, userId: string, changed: readonly ChangedHistory[]) {
  if (changed.length === 0) return;
  const ofWords = (reviewsOf: (history: ChangedHistory) => readonly Review[]): WordReview[] =>
    changed.flatMap((one) => reviewsOf(one).map((review) => ({ ...review, wordId: one.wordId })));
  await deleteReviews(
    database,
    userId,
    ofWords(({ removed }) => removed),
  );
  await insertReviews(
    database,
    userId,
    ofWords(({ added }) => added),
  );
  const knowledgeOf = new Map(changed.map(({ wordId, after }) => [wordId, after]));
  await saveKnowledge(database, userId, knowledgeOf);
  const activity = changed.flatMap(({ before, after }) => [
    ...before.activity.map(negative),
    ...after.activity,
  ]);
  await addActivity(database, userId, activity);
  await publish(database, { userId, kind: 'knowing', wordIds: [...knowledgeOf.keys()] });
}

const inOrder = (reviews: readonly Review[]): Review[] =>
  reviews.toSorted((one, other) => (one.at < other.at ? -1 : 1));

function without(reviews: readonly Review[], others: readonly Review[]): Review[] {
  const left = new Set(others);
  return reviews.filter((review) => !left.has(review));
}

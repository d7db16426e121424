import { type Knowing, wordStatusOf } from '@wordhoard/contract/enumeration';
import { addReview, type Review, type ReviewCard } from '@wordhoard/review-scheduler';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { findStream, insertEvents, type NewEvent } from '../src/features/review/event-store.ts';
import { findHistories, saveKnowledge } from '../src/features/review/history-store.ts';
import { computeKnowledge } from '../src/features/review/knowledge.ts';
import type { Database } from '../src/platform/database/database.ts';
import { userWord } from '../src/schema/review.ts';

interface WithId {
  id: string;
}

/** Sets what a learner knows of a word, as of an hour of 1 March 2026. */
export function learnWord(
  database: Database,
  learner: WithId,
  word: WithId,
  knowing: Knowing,
  hour = 0,
): Promise<void> {
  const at = new Date(Date.UTC(2026, 2, 1, hour)).toISOString();
  const mark = wordStatusOf[knowing];
  return addReviews(database, learner, word, [{ id: newId(), at, day: '2026-03-01', mark }]);
}

/** A review, and how an answer was given. */
type GivenReview = Review &
  Pick<
    NewEvent,
    | 'sessionId'
    | 'code'
    | 'verdict'
    | 'answer'
    | 'givenId'
    | 'milliseconds'
    | 'isHinted'
    | 'isOverridden'
    | 'isEasy'
  >;

/** Adds reviews to the histories of words, without what follows from them. */
export async function insertReviews(
  database: Database,
  userId: string,
  reviews: readonly (GivenReview & { wordId: string })[],
): Promise<void> {
  const events = reviews.map(({ at, ...review }) => ({ ...review, reviewedAt: new Date(at) }));
  await insertEvents(database, userId, await findStream(database, userId), events);
}

/** Adds reviews to the history of a word, without the activity of their days. */
export async function addReviews(
  database: Database,
  { id: userId }: WithId,
  { id: wordId }: WithId,
  reviews: readonly GivenReview[],
): Promise<void> {
  await insertReviews(
    database,
    userId,
    reviews.map((review) => ({ ...review, wordId })),
  );
  const history = (await findHistories(database, userId, [wordId])).get(wordId) ?? [];
  await saveKnowledge(database, userId, new Map([[wordId, computeKnowledge(history)]]));
}

/** An answer at noon. Its id decides when exactly the word is due. */
export const answered = (day: string, rating: 1 | 2 | 3 | 4, id = newId()): Review => ({
  id,
  at: `${day}T12:00:00.000Z`,
  day,
  rating,
});

/** A mark in the evening. */
export const marked = (day: string, mark: 'saved' | 'known' | 'unknown' | 'proven'): Review => ({
  id: newId(),
  at: `${day}T20:00:00.000Z`,
  day,
  mark,
});

/** The card that is stored for a word. */
export async function findCard(database: Database, { id: userId }: WithId, { id: wordId }: WithId) {
  const { due, stability, difficulty, since, reviewedOn, lastRating, reviews, lapses } = userWord;
  const [card] = await database
    .select({ due, stability, difficulty, since, reviewedOn, lastRating, reviews, lapses })
    .from(userWord)
    .where(and(eq(userWord.userId, userId), eq(userWord.wordId, wordId)));
  return card;
}

/** The card that follows from the events of a word. */
export async function replayCard(database: Database, learner: WithId, { id: wordId }: WithId) {
  const histories = await findHistories(database, learner.id, [wordId]);
  return histories
    .get(wordId)
    ?.reduce<ReviewCard | undefined>((card, review) => addReview(card, review), undefined);
}

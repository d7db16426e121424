// Raw SQL: each statement writes the reviews or cards of up to 5,000 words.

import type { ReviewSchedule } from '@wordhoard/contract';
import { knowingOf, type Rating, type ReviewMark } from '@wordhoard/contract/enumeration';
import { getStrength, isWeak, type Review } from '@wordhoard/review-scheduler';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { review, reviewParameters, userWord } from '../../schema/review.ts';
import { word } from '../../schema/word.ts';
import type { Knowledge } from './knowledge.ts';

/** The reviews of each existing word by a learner, in order. */
export async function findHistories(
  database: Database,
  userId: string,
  wordIds: readonly string[],
): Promise<Map<string, Review[]>> {
  const { reviewedAt, day, rating, practice, mark } = review;
  const rows = await database
    .select({ wordId: word.id, reviewedAt, day, rating, practice, mark })
    .from(word)
    .leftJoin(review, and(eq(review.wordId, word.id), eq(review.userId, userId)))
    .where(isAmong(word.id, wordIds))
    .orderBy(reviewedAt);
  const histories = new Map<string, Review[]>(rows.map((row) => [row.wordId, []]));
  for (const row of rows) {
    const entry = toReview(row);
    if (entry !== undefined) histories.get(row.wordId)?.push(entry);
  }
  return histories;
}

function toReview(row: {
  reviewedAt: Date | null;
  day: string | null;
  rating: Rating | null;
  practice: Rating | null;
  mark: ReviewMark | null;
}): Review | undefined {
  if (row.reviewedAt === null || row.day === null) return undefined;
  const moment = { at: row.reviewedAt.toISOString(), day: row.day };
  if (row.rating !== null) return { ...moment, rating: row.rating };
  if (row.practice !== null) return { ...moment, practice: row.practice };
  return row.mark === null ? undefined : { ...moment, mark: row.mark };
}

/** The parameters of the scheduler that fit a learner; undefined means the default. */
export async function findParameters(database: Database, userId: string) {
  const [fitted] = await database
    .select({ parameters: reviewParameters.parameters })
    .from(reviewParameters)
    .where(eq(reviewParameters.userId, userId));
  return fitted?.parameters ?? undefined;
}

/** Few enough that computing their cards does not delay requests. */
const wordsAtOnce = 200;

/** The reviews of all words that a learner has reviewed, in order, by word. They come in parts. */
export async function* findAllHistories(database: Database, userId: string) {
  const words = await database
    .selectDistinct({ id: review.wordId })
    .from(review)
    .where(eq(review.userId, userId));
  for (let start = 0; start < words.length; start += wordsAtOnce) {
    const wordIds = words.slice(start, start + wordsAtOnce).map(({ id }) => id);
    yield await findHistories(database, userId, wordIds);
  }
}

export type WordReview = Review & { wordId: string };

export async function deleteReviews(
  database: Database,
  userId: string,
  reviews: readonly WordReview[],
): Promise<void> {
  if (reviews.length === 0) return;
  await database.execute(
    sql`delete from ${review} using jsonb_populate_recordset(null::${review}, ${toJson(reviews)}::jsonb)
          as given
        where ${review.userId} = ${userId} and ${review.wordId} = given.word_id
          and ${review.reviewedAt} = given.reviewed_at`,
  );
}

export async function insertReviews(
  database: Database,
  userId: string,
  reviews: readonly WordReview[],
): Promise<void> {
  if (reviews.length === 0) return;
  await database.execute(
    sql`insert into ${review} (user_id, word_id, reviewed_at, day, rating, practice, mark)
        select ${userId}, ${word.id}, given.reviewed_at, given.day, given.rating, given.practice,
          given.mark
        from jsonb_populate_recordset(null::${review}, ${toJson(reviews)}::jsonb) as given
        join ${word} on ${word.id} = given.word_id`,
  );
}

const toJson = (reviews: readonly WordReview[]): string =>
  JSON.stringify(
    reviews.map(({ wordId, at, ...entry }) => ({ word_id: wordId, reviewed_at: at, ...entry })),
  );

/** Saves what a learner knows of words. Rows of unknown words are deleted. */
export async function saveKnowledge(
  database: Database,
  userId: string,
  knowledgeOf: ReadonlyMap<string, Knowledge>,
): Promise<void> {
  const words = [...knowledgeOf];
  const unknown = words.flatMap(([id, { card }]) => (card === undefined ? [id] : []));
  if (unknown.length > 0) {
    await database
      .delete(userWord)
      .where(and(eq(userWord.userId, userId), isAmong(userWord.wordId, unknown)));
  }
  const rows = words.flatMap(([wordId, knowledge]) => toRow(wordId, knowledge));
  if (rows.length > 0) await upsertCards(database, userId, rows);
}

function toRow(wordId: string, { card, status, changedAt, provedAt }: Knowledge) {
  if (card === undefined) return [];
  return [
    {
      word_id: wordId,
      knowing: knowingOf[status],
      strength: getStrength(card),
      is_weak: isWeak(card),
      due: card.due,
      stability: card.stability,
      difficulty: card.difficulty,
      since: card.since,
      reviewed_on: card.reviewedOn,
      last_rating: card.lastRating,
      reviews: card.reviews,
      lapses: card.lapses,
      changed_at: changedAt,
      proved_at: provedAt,
    },
  ];
}

async function upsertCards(database: Database, userId: string, rows: readonly object[]) {
  await database.execute(
    sql`insert into ${userWord} (user_id, word_id, lang_code, knowing, strength, is_weak, due,
          stability, difficulty, since, reviewed_on, last_rating, reviews, lapses, changed_at,
          proved_at)
        select ${userId}, ${word.id}, ${word.langCode}, given.knowing, given.strength, given.is_weak,
          given.due, given.stability, given.difficulty, given.since, given.reviewed_on,
          given.last_rating, given.reviews, given.lapses, given.changed_at, given.proved_at
        from jsonb_populate_recordset(null::${userWord}, ${JSON.stringify(rows)}::jsonb) as given
        join ${word} on ${word.id} = given.word_id
        on conflict (user_id, word_id) do update
        set knowing = excluded.knowing, strength = excluded.strength, is_weak = excluded.is_weak,
          due = excluded.due, stability = excluded.stability, difficulty = excluded.difficulty,
          since = excluded.since, reviewed_on = excluded.reviewed_on,
          last_rating = excluded.last_rating, reviews = excluded.reviews,
          lapses = excluded.lapses, changed_at = excluded.changed_at,
          proved_at = excluded.proved_at`,
  );
}

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
      .where(and(eq(userWord.userId, userId), isAmong(wordId, wordIds))),
    findParameters(database, userId),
  ]);
  const cards = Object.fromEntries(rows.map((row) => [row.wordId, row.card]));
  return { cards, parameters: parameters ?? null };
}

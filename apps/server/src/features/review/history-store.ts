// Raw SQL: each statement writes the cards of up to 5,000 words.

import { knowingOf } from '@wordhoard/contract/enumeration';
import { getStrength, type Review } from '@wordhoard/review-scheduler';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { review, reviewParameters, userWord } from '../../schema/review.ts';
import { word } from '../../schema/word.ts';
import { eventColumns, isCounted, toReviewEvent } from './event-store.ts';
import type { Knowledge } from './knowledge.ts';

/** The answers and marks of each existing word by a learner that count, in order. */
export async function findHistories(
  database: Database,
  userId: string,
  wordIds: readonly string[],
): Promise<Map<string, Review[]>> {
  const rows = await database
    .select({ wordId: word.id, event: eventColumns })
    .from(word)
    .leftJoin(review, and(eq(review.wordId, word.id), eq(review.userId, userId), isCounted))
    .where(isAmong(word.id, wordIds))
    .orderBy(review.reviewedAt, review.id);
  const histories = new Map<string, Review[]>(rows.map((row) => [row.wordId, []]));
  for (const { wordId, event } of rows) {
    if (event === null) continue;
    const entry = toReviewEvent(event);
    if ('day' in entry) histories.get(wordId)?.push(entry);
  }
  return histories;
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
    .where(and(eq(review.userId, userId), isCounted));
  for (let start = 0; start < words.length; start += wordsAtOnce) {
    const wordIds = words.slice(start, start + wordsAtOnce).map(({ id }) => id);
    yield await findHistories(database, userId, wordIds);
  }
}

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

function toRow(wordId: string, { card, status, isWeak, changedAt, provedAt }: Knowledge) {
  if (card === undefined) return [];
  return [
    {
      word_id: wordId,
      knowing: knowingOf[status],
      strength: getStrength(card),
      is_weak: isWeak,
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

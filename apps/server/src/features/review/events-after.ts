import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { review } from '../../schema/review.ts';
import { findLanguages } from './accessible-words.ts';
import { eventColumns, toReviewEvent } from './event-store.ts';

/** How many events a device gets at once. */
export const maxEvents = 5_000;

/**
 * Finds the events of a learner after a cursor, in order, without those that a device has just sent.
 *
 * @param last - the position of the latest event, which may be one of those
 */
export async function findEventsAfter(
  database: Database,
  userId: string,
  { cursor, last, sentIds }: { cursor: number; last: number; sentIds: readonly string[] },
) {
  const { wordId, sequence } = review;
  const rows = await database
    .select({ wordId, sequence, event: eventColumns })
    .from(review)
    .where(
      and(
        eq(review.userId, userId),
        gt(sequence, cursor),
        sql`${review.id} <> all(${sql.param(sentIds)}::uuid[])`,
      ),
    )
    .orderBy(sequence)
    .limit(maxEvents + 1);
  const page = rows.slice(0, maxEvents);
  const isComplete = page.length === rows.length;
  const eventsOf = Map.groupBy(page, (row) => row.wordId);
  const languages = await findLanguages(database, userId, [...eventsOf.keys()]);
  return {
    words: [...eventsOf].map(([id, events]) => ({
      wordId: id,
      langCode: languages.get(id) ?? null,
      events: events.map(({ event }) => toReviewEvent(event)),
    })),
    // The events that the device has just sent come last. It has them, so they count as passed.
    cursor: isComplete ? last : (page.at(-1)?.sequence ?? cursor),
    isComplete,
  };
}

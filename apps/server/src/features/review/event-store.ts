import type { ReviewEvent } from '@wordhoard/review-scheduler';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { review, reviewParameters } from '../../schema/review.ts';

/** Whether an event is an answer or a mark that is not undone. */
export const isCounted: SQL = sql`(${review.day} is not null and not ${review.isUndone})`;

const { id, reviewedAt, day, rating, practice, mark, note, givenId, undoes } = review;

/** What schedules need. */
export const eventColumns = {
  id,
  reviewedAt,
  day,
  rating,
  practice,
  mark,
  note,
  givenId,
  undoes,
};

type EventRow = Pick<typeof review.$inferSelect, keyof typeof eventColumns>;

export function toReviewEvent(row: EventRow): ReviewEvent {
  const identified = { id: row.id, at: row.reviewedAt.toISOString() };
  if (row.undoes !== null) return { ...identified, undoes: row.undoes };
  if (row.note !== null) return { ...identified, note: row.note };
  if (row.day !== null) {
    const moment = { ...identified, day: row.day };
    if (row.rating !== null) {
      return { ...moment, rating: row.rating, ...(row.givenId && { givenId: row.givenId }) };
    }
    if (row.practice !== null) return { ...moment, practice: row.practice };
    if (row.mark !== null) return { ...moment, mark: row.mark };
  }
  throw new Error(`The event ${row.id} is of no kind`);
}

/** An event that is stored, or about to be. */
export type EventRecord = Awaited<ReturnType<typeof selectEvents>>[number];

const selectEvents = (database: Database, userId: string, condition: SQL) =>
  database
    .select({
      ...eventColumns,
      wordId: review.wordId,
      isClamped: review.isClamped,
      milliseconds: review.milliseconds,
    })
    .from(review)
    .where(and(eq(review.userId, userId), condition));

/** Finds those of the events that a learner has. */
export const findEventsById = (database: Database, userId: string, ids: readonly string[]) =>
  selectEvents(database, userId, isAmong(id, ids));

/** Finds all events of words, also those that do not count. */
export const findEventsOfWords = (database: Database, userId: string, wordIds: readonly string[]) =>
  selectEvents(database, userId, isAmong(review.wordId, wordIds));

/** What new events of a learner are added to. */
export interface EventStream {
  /** The position of the latest event, or 0. */
  last: number;
  /** The words whose events wait until the learner sees them. */
  waitingIds: readonly string[];
  /** The parameters of the scheduler that fit the learner. */
  parameters: number[] | null;
}

/** Raw SQL: one statement reads what every request of a device needs. */
export async function findStream(database: Database, userId: string): Promise<EventStream> {
  const stream = await selectRow<EventStream>(
    database,
    sql`select
          coalesce((select max(sequence) from ${review} where user_id = ${userId}), 0)::float8 as last,
          array(select distinct word_id from ${review} where user_id = ${userId} and is_waiting) as "waitingIds",
          (select parameters from ${reviewParameters} where user_id = ${userId}) as parameters`,
  );
  if (stream === undefined) throw new Error('A statement without a table returns a row');
  return stream;
}

type EventContent = Omit<typeof review.$inferSelect, 'userId' | 'sequence'>;

export type NewEvent = Omit<typeof review.$inferInsert, 'userId' | 'sequence'>;

/** Appends new events to the stream of a learner, whom the transaction has locked. */
export async function insertEvents(
  database: Database,
  userId: string,
  { last }: Pick<EventStream, 'last'>,
  events: readonly NewEvent[],
): Promise<void> {
  const rows = events.map((event, index) => ({
    ...blankEvent,
    ...event,
    userId,
    sequence: last + index + 1,
  }));
  await insertRows(database, review, rows);
}

/** All columns that an event may leave out. */
export const blankEvent: Omit<EventContent, 'id' | 'wordId' | 'reviewedAt'> = {
  day: null,
  rating: null,
  practice: null,
  mark: null,
  note: null,
  undoes: null,
  isUndone: false,
  isClamped: false,
  isWaiting: false,
  sessionId: null,
  rowId: null,
  columnId: null,
  code: null,
  verdict: null,
  answer: null,
  givenId: null,
  milliseconds: null,
  isHinted: null,
  isOverridden: null,
  isEasy: null,
};

export async function markUndone(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .update(review)
    .set({ isUndone: true })
    .where(and(eq(review.userId, userId), isAmong(id, ids)));
}

export async function endWaiting(
  database: Database,
  userId: string,
  wordIds: readonly string[],
): Promise<void> {
  await database
    .update(review)
    .set({ isWaiting: false })
    .where(and(eq(review.userId, userId), isAmong(review.wordId, wordIds), review.isWaiting));
}

import type {
  Knowing,
  QuizCode,
  Rating,
  ReviewMark,
  Strength,
} from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import type { Verdict } from '@wordhoard/review-scheduler';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { userIdColumn } from './user.ts';
import { wordIdColumn } from './word.ts';

/**
 * An event of a learner with a word: a rated answer, rated practice, a mark, a note, or an undo of one of them. Events
 * are never deleted, not even with their word.
 */
export const review = pgTable(
  'review',
  (type) => ({
    userId: userIdColumn(),
    /** Made by the device. */
    id: type.uuid().notNull(),
    /** The position in the stream of the learner's events, in the order in which they arrived. */
    sequence: type.bigint({ mode: 'number' }).notNull(),
    wordId: type.uuid('word_id').notNull(),
    reviewedAt: type.timestamp('reviewed_at', { withTimezone: true }).notNull(),
    /** The learner's day at that time. Notes and undos have none. */
    day: type.date(),
    rating: type.smallint().$type<Rating>(),
    /** The rating of an answer that does not tell whether the word is remembered. */
    practice: type.smallint().$type<Rating>(),
    mark: type.text().$type<ReviewMark>(),
    /** What the learner remembers the word by. Only they see it. */
    note: type.text(),
    /** The event that an undo takes back. It may arrive later. */
    undoes: type.uuid(),
    isUndone: type.boolean('is_undone').notNull().default(false),
    /** Whether the device sent a time or a day that had not come yet. */
    isClamped: type.boolean('is_clamped').notNull().default(false),
    /** The learner does not see the word yet, so what they know of it does not follow from this event. */
    isWaiting: type.boolean('is_waiting').notNull().default(false),
    /** The quiz session of an answer, and how it was given. */
    sessionId: type.uuid('session_id'),
    /** Where a table was asked. The row and the column may not exist any more. */
    rowId: type.uuid('row_id'),
    columnId: type.uuid('column_id'),
    code: type.text().$type<QuizCode>(),
    verdict: type.text().$type<Verdict>(),
    answer: type.text(),
    /** The word whose answer was given instead. It may not exist. */
    givenId: type.uuid('given_id'),
    milliseconds: type.integer(),
    isHinted: type.boolean('is_hinted'),
    isOverridden: type.boolean('is_overridden'),
    isEasy: type.boolean('is_easy'),
  }),
  (column) => [
    primaryKey({ columns: [column.userId, column.id] }),
    unique('review_in_sequence').on(column.userId, column.sequence),
    check('review_of_one_kind', sql`num_nonnulls(rating, practice, mark, note, undoes) = 1`),
    check('review_with_day', sql`(day is null) = (note is not null or undoes is not null)`),
    check('review_note', sql`char_length(note) <= ${sql.raw(`${limits.mnemonicMaxLength}`)}`),
    // The word comes first, because a corrected word moves the events of all learners.
    index('review_of_word').on(column.wordId, column.userId),
    index('review_waiting').on(column.userId, column.wordId).where(sql`is_waiting`),
    index('review_of_session')
      .on(column.userId, column.sessionId)
      .where(sql`session_id is not null`),
  ],
);

/** What a learner remembers of a word. It follows from the reviews. Words without a row are unknown. */
export const userWord = pgTable(
  'user_word',
  (type) => ({
    userId: userIdColumn(),
    wordId: wordIdColumn(),
    langCode: type.text('lang_code').notNull(),
    knowing: type.smallint().notNull().$type<Knowing>(),
    strength: type.smallint().notNull().$type<Strength>(),
    isWeak: type.boolean('is_weak').notNull(),
    /** The review card of the scheduler. */
    due: type.date().notNull(),
    stability: type.doublePrecision(),
    difficulty: type.doublePrecision(),
    since: type.date().notNull(),
    reviewedOn: type.date('reviewed_on'),
    lastRating: type.smallint('last_rating').$type<Rating>(),
    reviews: type.integer().notNull(),
    lapses: type.integer().notNull(),
    /** When the word reached its current status. */
    changedAt: type.timestamp('changed_at', { withTimezone: true }).notNull(),
    /** When the learner last proved to know the word. */
    provedAt: type.timestamp('proved_at', { withTimezone: true }),
  }),
  (column) => [
    primaryKey({ columns: [column.userId, column.wordId] }),
    index('user_word_in_order').on(column.userId, column.knowing, column.changedAt, column.wordId),
    index('user_word_of_language').on(
      column.userId,
      column.knowing,
      column.langCode,
      column.changedAt,
      column.wordId,
    ),
    index('user_word_due')
      .on(column.userId, column.langCode, column.due, column.wordId)
      .where(sql`stability is not null`),
    // For words that are weak, missed or new.
    index('user_word_counted').on(
      column.userId,
      column.langCode,
      column.knowing,
      column.isWeak,
      column.lastRating,
      column.strength,
      column.wordId,
    ),
    index('user_word_of_word').on(column.wordId),
  ],
);

/** The parameters of the scheduler for learners with many reviews, and how they were found. */
export const reviewParameters = pgTable('review_parameters', (type) => ({
  userId: userIdColumn().primaryKey(),
  /** Null if the default parameters of the scheduler apply. */
  parameters: type.jsonb().$type<number[]>(),
  /** When the latest fitting was queued. */
  queuedAt: type.timestamp('queued_at', { withTimezone: true }).notNull(),
  /** When parameters were last fitted, whether they were adopted or not, and to how many reviews. */
  fittedAt: type.timestamp('fitted_at', { withTimezone: true }),
  reviewCount: type.integer('review_count'),
  /** How far predictions were from the latest answers, with the parameters that apply and with the default. */
  logLoss: type.doublePrecision('log_loss'),
  defaultLogLoss: type.doublePrecision('default_log_loss'),
}));

/** What a learner did on a day, in their own time zone. */
export const activityDay = pgTable(
  'activity_day',
  (type) => ({
    userId: userIdColumn(),
    day: type.date().notNull(),
    answered: type.integer().notNull().default(0),
    right: type.integer('right_count').notNull().default(0),
    saved: type.integer().notNull().default(0),
    known: type.integer().notNull().default(0),
    proved: type.integer().notNull().default(0),
    /** How many words were answered. */
    reviewed: type.integer().notNull().default(0),
    /** The time spent answering. */
    milliseconds: type.bigint({ mode: 'number' }).notNull().default(0),
  }),
  (column) => [primaryKey({ columns: [column.userId, column.day] })],
);

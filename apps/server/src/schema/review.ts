import type { Knowing, Rating, ReviewMark, Strength } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { userIdColumn } from './user.ts';
import { wordIdColumn } from './word.ts';

/** An entry in the history of a learner with a word: a rated answer, rated practice, or a mark. */
export const review = pgTable(
  'review',
  {
    userId: userIdColumn(),
    wordId: wordIdColumn(),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }).notNull(),
    /** The learner's day at that time. */
    day: date().notNull(),
    rating: smallint().$type<Rating>(),
    /** The rating of an answer that does not tell whether the word is remembered. */
    practice: smallint().$type<Rating>(),
    mark: text().$type<ReviewMark>(),
  },
  (column) => [
    primaryKey({ columns: [column.userId, column.wordId, column.reviewedAt] }),
    check('review_of_one_kind', sql`num_nonnulls(rating, practice, mark) = 1`),
    index('review_of_word').on(column.wordId),
    index('review_answered')
      .on(column.userId, column.day, column.wordId, column.reviewedAt, column.rating)
      .where(sql`rating is not null`),
  ],
);

/** What a learner remembers of a word. It follows from the reviews. Words without a row are unknown. */
export const userWord = pgTable(
  'user_word',
  {
    userId: userIdColumn(),
    wordId: wordIdColumn(),
    langCode: text('lang_code').notNull(),
    knowing: smallint().notNull().$type<Knowing>(),
    strength: smallint().notNull().$type<Strength>(),
    isWeak: boolean('is_weak').notNull(),
    /** The review card of the scheduler. */
    due: date().notNull(),
    stability: doublePrecision(),
    difficulty: doublePrecision(),
    since: date().notNull(),
    reviewedOn: date('reviewed_on'),
    lastRating: smallint('last_rating').$type<Rating>(),
    reviews: integer().notNull(),
    lapses: integer().notNull(),
    /** When the word reached its current status. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** When the learner last proved to know the word. */
    provedAt: timestamp('proved_at', { withTimezone: true }),
  },
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
    // Counts read the index alone.
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
export const reviewParameters = pgTable('review_parameters', {
  userId: userIdColumn().primaryKey(),
  /** Null if the default parameters of the scheduler apply. */
  parameters: jsonb().$type<number[]>(),
  /** When the latest fitting was queued. */
  queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
  /** When parameters were last fitted, whether they were adopted or not, and to how many reviews. */
  fittedAt: timestamp('fitted_at', { withTimezone: true }),
  reviewCount: integer('review_count'),
  /** How far predictions were from the latest answers, with the parameters that apply and with the default. */
  logLoss: doublePrecision('log_loss'),
  defaultLogLoss: doublePrecision('default_log_loss'),
});

/** What a learner did on a day, in their own time zone. */
export const activityDay = pgTable(
  'activity_day',
  {
    userId: userIdColumn(),
    day: date().notNull(),
    answered: integer().notNull().default(0),
    right: integer('right_count').notNull().default(0),
    saved: integer().notNull().default(0),
    known: integer().notNull().default(0),
    proved: integer().notNull().default(0),
    /** How many words were answered. */
    reviewed: integer().notNull().default(0),
    /** The time spent answering. */
    milliseconds: bigint({ mode: 'number' }).notNull().default(0),
  },
  (column) => [primaryKey({ columns: [column.userId, column.day] })],
);

import type { EntryStatus } from '@wordhoard/contract/enumeration';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { decision } from '../../contribution/columns.ts';
import { user } from '../../user/schema.ts';
import { word } from '../../word/schema.ts';

/** A round that a signed-in learner plays, or has played. */
export const quiz = pgTable(
  'quiz',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Where its words come from, which kinds, which way round: what starts another one like it. */
    settings: jsonb().notNull(),
    /** The pairs in their order, each by its words' ids and its kind. */
    pairs: jsonb().notNull(),
    index: integer('pair_index').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (column) => [index('quiz_of_user').on(column.userId, column.changedAt)],
);

export const quizResult = pgTable(
  'quiz_result',
  {
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quiz.id, { onDelete: 'cascade' }),
    wordId: uuid('word_id')
      .notNull()
      .references(() => word.id, { onDelete: 'cascade' }),
    /** Its place among the answers: the latest is taken back first. */
    place: integer().notNull(),
    code: text().notNull(),
    verdict: text().notNull(),
    isRight: boolean('is_right').notNull(),
    answer: text().notNull(),
    milliseconds: integer().notNull(),
    isHinted: boolean('is_hinted').notNull().default(false),
    day: date().notNull(),
    /** What was known of the word before, so that taking back the answer restores it. */
    before: jsonb().notNull(),
    knowingBefore: smallint('knowing_before').notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (column) => [
    primaryKey({ columns: [column.quizId, column.wordId] }),
    index('quiz_result_of_word').on(column.wordId),
  ],
);

/** A learner says of an answer that was taken as wrong: I was right. */
export const answerSuggestion = pgTable(
  'answer_suggestion',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    wordId: uuid('word_id')
      .notNull()
      .references(() => word.id, { onDelete: 'cascade' }),
    langCode: text('lang_code').notNull(),
    text: text().notNull(),
    status: smallint().notNull().$type<EntryStatus>(),
    /** Why it was rejected. */
    reason: text(),
    ...decision(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (column) => [
    index('answer_suggestion_of_status').on(column.status, column.id),
    index('answer_suggestion_of_word').on(column.wordId),
    index('answer_suggestion_of_user').on(column.userId),
  ],
);

import type { QuizQuestionKey, QuizResult, ResolvedQuizSettings } from '@wordhoard/contract';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { parentColumn } from './column.ts';
import { userIdColumn } from './user.ts';
import { wordIdColumn } from './word.ts';

/** The quiz sessions of signed-in learners. */
export const quizSession = pgTable(
  'quiz',
  {
    id: uuid().primaryKey(),
    userId: userIdColumn(),
    settings: jsonb().notNull().$type<ResolvedQuizSettings>(),
    /** The questions in their order. */
    pairs: jsonb().notNull().$type<QuizQuestionKey[]>(),
    index: integer('pair_index').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (column) => [index('quiz_of_user').on(column.userId, column.changedAt)],
);

/** The answer to a word in a quiz session. */
export const quizResult = pgTable(
  'quiz_result',
  {
    quizId: parentColumn('quiz_id', () => quizSession.id),
    wordId: wordIdColumn(),
    /** Increases with each answer: the latest is undone first. */
    order: integer('place').notNull(),
    code: text().notNull().$type<QuizResult['code']>(),
    verdict: text().notNull().$type<QuizResult['verdict']>(),
    correct: boolean('is_right').notNull(),
    answer: text().notNull(),
    milliseconds: integer().notNull(),
    isHinted: boolean('is_hinted').notNull().default(false),
    isOverridden: boolean('is_overridden').notNull().default(false),
    isEasy: boolean('is_easy').notNull().default(false),
    day: date().notNull(),
    /** By the clock of the device, but not later than the server received it. */
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (column) => [
    primaryKey({ columns: [column.quizId, column.wordId] }),
    index('quiz_result_of_word').on(column.wordId),
  ],
);

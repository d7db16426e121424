import type { QuizQuestionKey, QuizResult, ResolvedQuizSettings } from '@wordhoard/contract';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { parentColumn } from './column.ts';
import { userIdColumn } from './user.ts';
import { wordIdColumn } from './word.ts';

/** The quiz sessions of signed-in learners. */
export const quizSession = pgTable(
  'quiz',
  (type) => ({
    id: type.uuid().primaryKey(),
    userId: userIdColumn(),
    settings: type.jsonb().notNull().$type<ResolvedQuizSettings>(),
    /** The questions in their order. */
    pairs: type.jsonb().notNull().$type<QuizQuestionKey[]>(),
    index: type.integer('pair_index').notNull(),
    createdAt: type.timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: type.timestamp('changed_at', { withTimezone: true }).notNull(),
    finishedAt: type.timestamp('finished_at', { withTimezone: true }),
  }),
  (column) => [index('quiz_of_user').on(column.userId, column.changedAt)],
);

/** The answer to a word in a quiz session. */
export const quizResult = pgTable(
  'quiz_result',
  (type) => ({
    quizId: parentColumn('quiz_id', () => quizSession.id),
    wordId: wordIdColumn(),
    /** Increases with each answer: the latest is undone first. */
    order: type.integer('place').notNull(),
    code: type.text().notNull().$type<QuizResult['code']>(),
    verdict: type.text().notNull().$type<QuizResult['verdict']>(),
    correct: type.boolean('is_right').notNull(),
    answer: type.text().notNull(),
    milliseconds: type.integer().notNull(),
    isHinted: type.boolean('is_hinted').notNull().default(false),
    isOverridden: type.boolean('is_overridden').notNull().default(false),
    isEasy: type.boolean('is_easy').notNull().default(false),
    day: type.date().notNull(),
    /** By the clock of the device, but not later than the server received it. */
    answeredAt: type.timestamp('answered_at', { withTimezone: true }).notNull(),
  }),
  (column) => [
    primaryKey({ columns: [column.quizId, column.wordId] }),
    index('quiz_result_of_word').on(column.wordId),
  ],
);

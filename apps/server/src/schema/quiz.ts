import type {
  PlannedQuizQuestion,
  QuizSessionConditions,
  ResolvedQuizSettings,
} from '@wordhoard/contract';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { userIdColumn } from './user.ts';

/** The quiz sessions of signed-in learners. Their answers are events of practice. */
export const quizSession = pgTable(
  'quiz',
  (type) => ({
    userId: userIdColumn(),
    id: type.uuid().notNull(),
    settings: type.jsonb().notNull().$type<ResolvedQuizSettings>(),
    /** The questions of all rounds in their order. */
    pairs: type.jsonb().notNull().$type<PlannedQuizQuestion[]>(),
    conditions: type.jsonb().notNull().$type<QuizSessionConditions>(),
    createdAt: type.timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: type.timestamp('changed_at', { withTimezone: true }).notNull(),
    finishedAt: type.timestamp('finished_at', { withTimezone: true }),
  }),
  (column) => [
    primaryKey({ columns: [column.userId, column.id] }),
    index('quiz_of_user').on(column.userId, column.changedAt),
  ],
);

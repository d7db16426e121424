import { index, pgTable } from 'drizzle-orm/pg-core';
import { decision } from './column.ts';
import { userIdColumn } from './user.ts';
import { wordIdColumn } from './word.ts';

/** Keyed by a digest, because an address may be too long for an index. */
export const brokenLink = pgTable('broken_link', (type) => ({
  digest: type.text().primaryKey(),
  path: type.text().notNull(),
  reportCount: type.integer('report_count').notNull(),
}));

/** An answer graded as wrong that a learner suggests to accept. */
export const answerSuggestion = pgTable(
  'answer_suggestion',
  (type) => ({
    id: type.uuid().primaryKey(),
    userId: userIdColumn(),
    wordId: wordIdColumn(),
    langCode: type.text('lang_code').notNull(),
    text: type.text().notNull(),
    ...decision(),
    createdAt: type.timestamp('created_at', { withTimezone: true }).notNull(),
  }),
  (column) => [
    index('answer_suggestion_of_status').on(column.status, column.id),
    index('answer_suggestion_of_word').on(column.wordId),
    index('answer_suggestion_of_user').on(column.userId),
  ],
);

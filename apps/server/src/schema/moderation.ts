import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { decision } from './column.ts';
import { userIdColumn } from './user.ts';
import { wordIdColumn } from './word.ts';

/** Keyed by a digest, because an address may be too long for an index. */
export const brokenLink = pgTable('broken_link', {
  digest: text().primaryKey(),
  path: text().notNull(),
  reportCount: integer('report_count').notNull(),
});

/** An answer graded as wrong that a learner suggests to accept. */
export const answerSuggestion = pgTable(
  'answer_suggestion',
  {
    id: uuid().primaryKey(),
    userId: userIdColumn(),
    wordId: wordIdColumn(),
    langCode: text('lang_code').notNull(),
    text: text().notNull(),
    ...decision(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (column) => [
    index('answer_suggestion_of_status').on(column.status, column.id),
    index('answer_suggestion_of_word').on(column.wordId),
    index('answer_suggestion_of_user').on(column.userId),
  ],
);

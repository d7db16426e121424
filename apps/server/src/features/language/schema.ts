import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The languages that have public words, with how many: kept by whoever adds or removes words. */
export const language = pgTable('language', {
  code: text().primaryKey(),
  wordCount: integer('word_count').notNull(),
});

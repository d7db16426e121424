import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The languages of public words. Publishing and withdrawing words updates the count, which leaves out definitions. */
export const language = pgTable('language', {
  code: text().primaryKey(),
  wordCount: integer('word_count').notNull(),
});

import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The starter content that has been loaded. */
export const loadedContent = pgTable('loaded_content', {
  name: text().primaryKey(),
  version: integer().notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});

import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The starter content that has been loaded. */
export const loadedContent = pgTable('loaded_content', {
  name: text().primaryKey(),
  /** The digest of the files that it was read from. */
  digest: text().notNull(),
  /** The content that was loaded. A later version is compared with it. */
  content: jsonb().notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The progress of imports, so that an interrupted one can continue. */
export const contentImport = pgTable('content_import', {
  /** The digest of the content and the options. */
  digest: text().primaryKey(),
  entryCount: integer('entry_count').notNull(),
  isFinished: boolean('is_finished').notNull(),
});

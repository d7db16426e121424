import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The progress of imports, so that an interrupted one can continue. */
export const contentImport = pgTable('content_import', {
  /** The digest of the content and the options. */
  digest: text().primaryKey(),
  entryCount: integer('entry_count').notNull(),
  isFinished: boolean('is_finished').notNull(),
});

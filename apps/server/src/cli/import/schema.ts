import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** How far an import has come, so that it goes on there when it is asked for again. */
export const contentImport = pgTable('content_import', {
  /** Digest of what is imported and how. */
  digest: text().primaryKey(),
  entryCount: integer('entry_count').notNull(),
  isFinished: boolean('is_finished').notNull(),
});

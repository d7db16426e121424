import { customType, pgTable } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The starter content that has been loaded. */
export const loadedContent = pgTable('loaded_content', (type) => ({
  name: type.text().primaryKey(),
  /** The digest of the files that it was read from. */
  digest: type.text().notNull(),
  /** The content that was loaded, as compressed JSON. A later version is compared with it. */
  content: bytes().notNull(),
  loadedAt: type.timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
}));

/** The progress of imports, so that an interrupted one can continue. */
export const contentImport = pgTable('content_import', (type) => ({
  /** The digest of the content and the options. */
  digest: type.text().primaryKey(),
  entryCount: type.integer('entry_count').notNull(),
  isFinished: type.boolean('is_finished').notNull(),
}));

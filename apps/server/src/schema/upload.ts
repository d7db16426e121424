import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A file in the storage. Its digest depends on the content and on whom it belongs to. */
export const upload = pgTable(
  'upload',
  {
    digest: text().primaryKey(),
    byteCount: integer('byte_count').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (column) => [index('upload_in_order').on(column.createdAt)],
);

/** Words that were spoken, whose files are kept for the next time. */
export const speech = pgTable(
  'speech',
  {
    digest: text()
      .primaryKey()
      .references(() => upload.digest),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (column) => [index('speech_in_order').on(column.usedAt)],
);

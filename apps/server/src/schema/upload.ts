import { index, pgTable } from 'drizzle-orm/pg-core';

/** A file in the storage. Its digest depends on the content and on whom it belongs to. */
export const upload = pgTable(
  'upload',
  (type) => ({
    digest: type.text().primaryKey(),
    byteCount: type.integer('byte_count').notNull(),
    createdAt: type.timestamp('created_at', { withTimezone: true }).notNull(),
  }),
  (column) => [index('upload_in_order').on(column.createdAt)],
);

/** Words that were spoken, whose files are kept for the next time. */
export const speech = pgTable(
  'speech',
  (type) => ({
    digest: type
      .text()
      .primaryKey()
      .references(() => upload.digest),
    usedAt: type.timestamp('used_at', { withTimezone: true }).notNull(),
  }),
  (column) => [index('speech_in_order').on(column.usedAt)],
);

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

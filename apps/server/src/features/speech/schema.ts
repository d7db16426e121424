import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { upload } from '../upload/schema.ts';

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

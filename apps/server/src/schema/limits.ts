import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The uses of a limit in the current time window. The table is unlogged: a crash may lose it. */
export const rateWindow = pgTable(
  'rate_window',
  {
    /** The name of the limit and its subject, such as an address or an account. */
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (column) => [index('rate_window_by_end').on(column.endsAt)],
);

import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How much of a limit somebody has used since its window opened. Unlogged: a crash may forget it. */
export const rateWindow = pgTable(
  'rate_window',
  {
    /** The limit's name and whom it counts, such as an address or an account. */
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (column) => [index('rate_window_by_end').on(column.endsAt)],
);

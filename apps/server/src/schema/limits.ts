import { index, pgTable } from 'drizzle-orm/pg-core';

/** The uses of a limit in the current time window. The table is unlogged: a crash may lose it. */
export const rateWindow = pgTable(
  'rate_window',
  (type) => ({
    /** The name of the limit and its subject, such as an address or an account. */
    key: type.text().primaryKey(),
    used: type.integer().notNull(),
    endsAt: type.timestamp('ends_at', { withTimezone: true }).notNull(),
  }),
  (column) => [index('rate_window_by_end').on(column.endsAt)],
);

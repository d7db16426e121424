import {
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../user/schema.ts';

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

/** The first answer to a request that may be repeated. Without an answer it is still being made. */
export const idempotentAnswer = pgTable(
  'idempotent_answer',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Digest of method, path and body: the same key on another request is a mistake. */
    requestDigest: text('request_digest').notNull(),
    status: smallint(),
    body: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (column) => [
    unique('idempotent_answer_once').on(column.userId, column.key),
    index('idempotent_answer_by_age').on(column.createdAt),
  ],
);

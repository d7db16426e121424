import { index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { user } from '../user/schema.ts';

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

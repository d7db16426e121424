import { index, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { userIdColumn } from './user.ts';

/** The first answer to a request that may be repeated. Its status is null until it is complete. */
export const idempotentAnswer = pgTable(
  'idempotent_answer',
  {
    userId: userIdColumn(),
    key: text().notNull(),
    /** Digest of path and body. The same key on another request is an error of the client. */
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

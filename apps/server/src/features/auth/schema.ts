import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../user/schema.ts';

/** A token is good as long as its session is here. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (column) => [
    index('session_of_user').on(column.userId),
    index('session_by_expiry').on(column.expiresAt),
  ],
);

/** Browsers that have signed in to an account. The secret of their cookie is not stored. */
export const knownDevice = pgTable(
  'known_device',
  {
    digest: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (column) => [
    index('known_device_of_user').on(column.userId),
    index('known_device_by_expiry').on(column.expiresAt),
  ],
);

/** What only the bearer of a mailed or redirected secret may do, once. The secret itself is not kept. */
export const ticket = pgTable(
  'ticket',
  {
    digest: text().primaryKey(),
    purpose: text().notNull(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** What the purpose needs, such as what a social provider told of a newcomer. */
    data: jsonb().notNull().default(sql`'{}'`),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (column) => [
    index('ticket_of_user').on(column.userId),
    index('ticket_by_expiry').on(column.expiresAt),
  ],
);

/** Keys that all servers on this database share, made by the first of them. */
export const serverSecret = pgTable('server_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});

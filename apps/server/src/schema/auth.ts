import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { user, userIdColumn } from './user.ts';

/** A token is valid while its session is stored. */
export const session = pgTable(
  'session',
  (type) => ({
    id: type.uuid().primaryKey(),
    userId: userIdColumn(),
    expiresAt: type.timestamp('expires_at', { withTimezone: true }).notNull(),
  }),
  (column) => [
    index('session_of_user').on(column.userId),
    index('session_by_expiry').on(column.expiresAt),
  ],
);

/** Browsers that have signed in to an account. Only a digest of their secret is stored. */
export const knownDevice = pgTable(
  'known_device',
  (type) => ({
    digest: type.text().primaryKey(),
    userId: userIdColumn(),
    expiresAt: type.timestamp('expires_at', { withTimezone: true }).notNull(),
  }),
  (column) => [
    index('known_device_of_user').on(column.userId),
    index('known_device_by_expiry').on(column.expiresAt),
  ],
);

/** A mailed or redirected secret that permits one action once. Only its digest is stored. */
export const ticket = pgTable(
  'ticket',
  (type) => ({
    digest: type.text().primaryKey(),
    purpose: type.text().notNull(),
    userId: type.uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** What the purpose needs, such as a person at a social provider. */
    data: type.jsonb().notNull().default(sql`'{}'`),
    expiresAt: type.timestamp('expires_at', { withTimezone: true }).notNull(),
  }),
  (column) => [
    index('ticket_of_user').on(column.userId),
    index('ticket_by_expiry').on(column.expiresAt),
  ],
);

/** Keys that all servers of a database share. The first server creates them. */
export const serverSecret = pgTable('server_secret', (type) => ({
  name: type.text().primaryKey(),
  value: type.text().notNull(),
}));

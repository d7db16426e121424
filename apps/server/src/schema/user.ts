import type { SocialProvider, UserRole } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** `user` is a reserved word of SQL. */
export const user = pgTable(
  'app_user',
  {
    id: uuid().primaryKey(),
    username: text().notNull().unique(),
    /** Null if the social provider gives none. */
    email: text(),
    /** Null if the account signs in with a social provider only. */
    passwordHash: text('password_hash'),
    role: smallint().$type<UserRole>().notNull(),
    learn: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (column) => [
    uniqueIndex('app_user_by_email').on(sql`lower(${column.email})`),
    index('app_user_of_role').on(column.role).where(sql`role = 2`),
  ],
);

/** The account that a row belongs to. The row is deleted with it. */
export const userIdColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** A person at a social provider, who can sign in to the account. */
export const socialIdentity = pgTable(
  'social_identity',
  {
    provider: text().$type<SocialProvider>().notNull(),
    /** The provider's permanent id of the person. */
    subject: text().notNull(),
    userId: userIdColumn(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (column) => [
    uniqueIndex('social_identity_once').on(column.provider, column.subject),
    index('social_identity_of_user').on(column.userId),
  ],
);

import type { SocialProvider, UserRole } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** `user` is a reserved word of SQL. */
export const user = pgTable(
  'app_user',
  (type) => ({
    id: type.uuid().primaryKey(),
    username: type.text().notNull().unique(),
    /** Null if the social provider gives none. */
    email: type.text(),
    /** Null if the account signs in with a social provider only. */
    passwordHash: type.text('password_hash'),
    role: type.smallint().$type<UserRole>().notNull(),
    learn: type.text().notNull(),
    createdAt: type.timestamp('created_at', { withTimezone: true }).notNull(),
  }),
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
  (type) => ({
    provider: type.text().$type<SocialProvider>().notNull(),
    /** The provider's permanent id of the person. */
    subject: type.text().notNull(),
    userId: userIdColumn(),
    createdAt: type.timestamp('created_at', { withTimezone: true }).notNull(),
  }),
  (column) => [
    uniqueIndex('social_identity_once').on(column.provider, column.subject),
    index('social_identity_of_user').on(column.userId),
  ],
);

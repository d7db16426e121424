import type { EntryStatus, LocaleCode, UserReaction } from '@wordhoard/contract/enumeration';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  customType,
  index,
  integer,
  jsonb,
  type PgTable,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { user, userIdColumn } from './user.ts';

/** Text sorted by code points, so that one plain index supports both prefixes and sorting. */
export const foldedText = customType<{ data: string }>({
  dataType: () => 'text collate "C"',
});

/** A text of the starter content in every interface language. */
export type LocalizedText = Readonly<Record<LocaleCode, string>>;

export const localized = (columnName: string) => jsonb(columnName).$type<LocalizedText>();

/** A number in the text of the statement, visible to the planner. */
export const fixed = (count: number): SQL => sql.raw(String(count));

/** A code in the text of the statement, visible to the planner. */
export const fixedCode = (code: string): SQL => sql.raw(`'${code}'`);

/** Columns of an entry that an admin approves or rejects and other learners react to. */
export const contribution = () => ({
  /** Null: part of the starter content, or the author's account is deleted. */
  userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }),
  ...decision(),
  likeCount: integer('like_count').notNull().default(0),
  dislikeCount: integer('dislike_count').notNull().default(0),
});

/** The status of an entry, and the decision of an admin. */
export const decision = () => ({
  status: smallint().notNull().$type<EntryStatus>(),
  /** Why it was rejected. */
  reason: text(),
  /** The account of the admin, which may have been deleted since. */
  decidedBy: uuid('decided_by'),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
});

/** The row that a row belongs to, and is deleted with. */
export const parentColumn = (name: string, parentId: () => AnyPgColumn) =>
  uuid(name).notNull().references(parentId, { onDelete: 'cascade' });

/** The reactions of learners to the entries of a table. */
export const reactionTable = <Kind extends string>(
  kind: Kind,
  entries: PgTable & { id: AnyPgColumn },
) =>
  pgTable(
    `${kind}_reaction`,
    (type) => ({
      userId: userIdColumn(),
      reaction: type.smallint().notNull().$type<UserReaction>(),
      entryId: parentColumn(`${getTableName(entries)}_id`, () => entries.id),
    }),
    (column) => [
      primaryKey({ columns: [column.userId, column.entryId] }),
      index(`${kind}_reaction_of_${kind}`).on(column.entryId),
    ],
  );

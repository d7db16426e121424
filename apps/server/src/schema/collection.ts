import { CollectionPrivacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  type ExtraConfigColumn,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { fixed, foldedText, localized, parentColumn } from './column.ts';
import { user, userIdColumn } from './user.ts';
import { wordIdColumn } from './word.ts';

const collectionColumns = () => ({
  id: uuid().primaryKey(),
  slug: text().notNull(),
  langCode: text('lang_code').notNull(),
  name: text().notNull(),
  note: text().notNull(),
  localizedName: localized('localized_name'),
  localizedNote: localized('localized_note'),
  searchText: foldedText('search_text').notNull(),
  privacy: smallint().notNull().$type<CollectionPrivacy>(),
  /** Null for the starter content, which admins maintain. */
  userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true }),
});

const isPublic = sql`privacy = ${fixed(CollectionPrivacy.Public)}`;

/** Anyone with the address can open it. */
const isShared = sql`privacy <> ${fixed(CollectionPrivacy.Private)}`;

type IndexedColumn = 'id' | 'slug' | 'langCode' | 'searchText' | 'userId';

const collectionIndexes = (name: string, column: Record<IndexedColumn, ExtraConfigColumn>) => [
  uniqueIndex(`${name}_shared_slug`).on(column.slug).where(isShared),
  uniqueIndex(`${name}_own_slug`).on(column.userId, column.slug),
  index(`${name}_in_order`).on(column.id).where(isPublic),
  index(`${name}_of_language`).on(column.langCode, column.id).where(isPublic),
  index(`${name}_of_user`).on(column.userId, column.id),
  index(`${name}_by_trigram`).using('gin', column.searchText.op('gin_trgm_ops')).where(isPublic),
];

export const list = pgTable(
  'list',
  (type) => ({
    ...collectionColumns(),
    /** Counts all words, visible or not. Triggers maintain this and the next column. */
    wordCount: type.integer('word_count').notNull().default(0),
    /** Some words may be hidden from some readers, so the visible words have to be counted. */
    hasHiddenWords: type.boolean('has_hidden_words').notNull().default(false),
  }),
  (column) => collectionIndexes('list', column),
);

export const wordTable = pgTable(
  'word_table',
  (type) => ({
    ...collectionColumns(),
    columnCount: type.smallint('column_count').notNull().default(0),
    rowCount: type.smallint('row_count').notNull().default(0),
    /** Some words may be hidden, so the rows that everybody sees have to be counted. A trigger also sets it. */
    hasHiddenWords: type.boolean('has_hidden_words').notNull().default(false),
  }),
  (column) => collectionIndexes('word_table', column),
);

/** Lists or tables that a learner has saved. */
const linkTable = <Kind extends string>(kind: Kind, { id }: { id: AnyPgColumn }) =>
  pgTable(
    `user_${kind}`,
    (type) => ({
      userId: userIdColumn(),
      collectionId: parentColumn(`${kind}_id`, () => id),
      linkedAt: type.timestamp('linked_at', { withTimezone: true }).notNull(),
    }),
    (column) => [
      primaryKey({ columns: [column.userId, column.collectionId] }),
      index(`user_${kind}_of_${kind}`).on(column.collectionId),
    ],
  );

export const userList = linkTable('list', list);
export const userTable = linkTable('table', wordTable);

/** The tables of each kind of collection. */
export const collectionTables = {
  list: { collection: list, links: userList },
  table: { collection: wordTable, links: userTable },
};

export type CollectionKind = keyof typeof collectionTables;

export const listWord = pgTable(
  'list_word',
  (type) => ({
    listId: parentColumn('list_id', () => list.id),
    wordId: wordIdColumn(),
    position: type.integer().notNull(),
  }),
  (column) => [
    primaryKey({ columns: [column.listId, column.position] }),
    uniqueIndex('list_word_once').on(column.wordId, column.listId),
  ],
);

/** The lists of the course of a language, in the order in which lessons teach them. */
export const courseUnit = pgTable('course_unit', (type) => ({
  listId: parentColumn('list_id', () => list.id).primaryKey(),
  /** From 1. */
  position: type.smallint().notNull(),
  /** From 1 for A1. */
  level: type.smallint().notNull(),
}));

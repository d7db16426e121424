import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { foldedText, localized } from '../../platform/database/column.ts';
import { ofUser } from '../contribution/columns.ts';
import { user } from '../user/schema.ts';
import { word } from '../word/schema.ts';

const isPublic = sql`privacy = 1`;

export const list = pgTable(
  'list',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    langCode: text('lang_code').notNull(),
    name: text().notNull(),
    note: text().notNull(),
    localizedName: localized('localized_name'),
    localizedNote: localized('localized_note'),
    searchText: foldedText('search_text').notNull(),
    privacy: smallint().notNull(),
    /** Of all its words. Triggers keep it, and the next, where words go or are hidden. */
    wordCount: integer('word_count').notNull().default(0),
    /** It may hold words that not everybody sees: how many somebody sees is to be counted. */
    hasHiddenWords: boolean('has_hidden_words').notNull().default(false),
    /** Nobody's own: it came with the content. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }),
  },
  (column) => [
    uniqueIndex('list_public_slug').on(column.slug).where(isPublic),
    uniqueIndex('list_own_slug').on(column.userId, column.slug),
    index('list_in_order').on(column.id).where(isPublic),
    index('list_of_language').on(column.langCode, column.id).where(isPublic),
    index('list_of_user').on(column.userId, column.id),
    index('list_by_trigram').using('gin', column.searchText.op('gin_trgm_ops')).where(isPublic),
  ],
);

export const listWord = pgTable(
  'list_word',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => list.id, { onDelete: 'cascade' }),
    wordId: uuid('word_id')
      .notNull()
      .references(() => word.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (column) => [
    primaryKey({ columns: [column.listId, column.position] }),
    uniqueIndex('list_word_once').on(column.wordId, column.listId),
  ],
);

/** Lists of others that a learner has put on their own shelf. */
export const userList = pgTable(
  'user_list',
  {
    userId: ofUser(),
    listId: uuid('list_id')
      .notNull()
      .references(() => list.id, { onDelete: 'cascade' }),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (column) => [
    primaryKey({ columns: [column.userId, column.listId] }),
    index('user_list_of_list').on(column.listId),
  ],
);

import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { foldedText, localized } from '../database/column.ts';
import { word } from '../word/schema.ts';

const isPublic = sql`privacy = 1`;

export const list = pgTable(
  'list',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    langCode: text('lang_code').notNull(),
    name: text().notNull(),
    note: text().notNull(),
    localizedName: localized('localized_name'),
    localizedNote: localized('localized_note'),
    searchText: foldedText('search_text').notNull(),
    privacy: smallint().notNull(),
    wordCount: integer('word_count').notNull(),
  },
  (column) => [
    index('list_in_order').on(column.id).where(isPublic),
    index('list_of_language').on(column.langCode, column.id).where(isPublic),
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

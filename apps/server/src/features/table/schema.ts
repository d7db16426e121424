import { sql } from 'drizzle-orm';
import {
  foreignKey,
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

export const wordTable = pgTable(
  'word_table',
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
    columnCount: smallint('column_count').notNull().default(0),
    rowCount: smallint('row_count').notNull().default(0),
    /** Nobody's own: it came with the content. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }),
  },
  (column) => [
    uniqueIndex('word_table_public_slug').on(column.slug).where(isPublic),
    uniqueIndex('word_table_own_slug').on(column.userId, column.slug),
    index('word_table_in_order').on(column.id).where(isPublic),
    index('word_table_of_language').on(column.langCode, column.id).where(isPublic),
    index('word_table_of_user').on(column.userId, column.id),
    index('word_table_by_trigram')
      .using('gin', column.searchText.op('gin_trgm_ops'))
      .where(isPublic),
  ],
);

export const tableColumn = pgTable(
  'table_column',
  {
    id: uuid().primaryKey(),
    tableId: uuid('table_id')
      .notNull()
      .references(() => wordTable.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    name: text().notNull(),
    localizedName: localized('localized_name'),
    langCode: text('lang_code'),
  },
  (column) => [index('table_column_of_table').on(column.tableId, column.position)],
);

export const tableRow = pgTable(
  'table_row',
  {
    id: uuid().primaryKey(),
    tableId: uuid('table_id')
      .notNull()
      .references(() => wordTable.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (column) => [index('table_row_of_table').on(column.tableId, column.position)],
);

export const tableCell = pgTable(
  'table_cell',
  {
    rowId: uuid('row_id')
      .notNull()
      .references(() => tableRow.id, { onDelete: 'cascade' }),
    columnId: uuid('column_id')
      .notNull()
      .references(() => tableColumn.id, { onDelete: 'cascade' }),
    label: text(),
    localizedLabel: localized('localized_label'),
  },
  (column) => [primaryKey({ columns: [column.rowId, column.columnId] })],
);

export const tableCellWord = pgTable(
  'table_cell_word',
  {
    rowId: uuid('row_id').notNull(),
    columnId: uuid('column_id').notNull(),
    position: integer().notNull(),
    wordId: uuid('word_id')
      .notNull()
      .references(() => word.id, { onDelete: 'cascade' }),
  },
  (column) => [
    primaryKey({ columns: [column.rowId, column.columnId, column.position] }),
    foreignKey({
      columns: [column.rowId, column.columnId],
      foreignColumns: [tableCell.rowId, tableCell.columnId],
      name: 'table_cell_word_in_cell',
    }).onDelete('cascade'),
    index('table_cell_word_of_word').on(column.wordId),
  ],
);

/** Tables of others that a learner has put on their own shelf. */
export const userTable = pgTable(
  'user_table',
  {
    userId: ofUser(),
    tableId: uuid('table_id')
      .notNull()
      .references(() => wordTable.id, { onDelete: 'cascade' }),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (column) => [
    primaryKey({ columns: [column.userId, column.tableId] }),
    index('user_table_of_table').on(column.tableId),
  ],
);

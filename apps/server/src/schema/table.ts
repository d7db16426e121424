import { foreignKey, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { wordTable } from './collection.ts';
import { localized, parentColumn } from './column.ts';
import { wordIdColumn } from './word.ts';

export const tableColumn = pgTable(
  'table_column',
  (type) => ({
    id: type.uuid().primaryKey(),
    tableId: parentColumn('table_id', () => wordTable.id),
    position: type.smallint().notNull(),
    name: type.text().notNull(),
    localizedName: localized('localized_name'),
    /** The language of the column's words. Null for a column of labels. */
    langCode: type.text('lang_code'),
  }),
  (column) => [index('table_column_of_table').on(column.tableId, column.position)],
);

export const tableRow = pgTable(
  'table_row',
  (type) => ({
    id: type.uuid().primaryKey(),
    tableId: parentColumn('table_id', () => wordTable.id),
    position: type.smallint().notNull(),
  }),
  (column) => [index('table_row_of_table').on(column.tableId, column.position)],
);

/** Every row has a cell in every column. */
export const tableCell = pgTable(
  'table_cell',
  (type) => ({
    rowId: parentColumn('row_id', () => tableRow.id),
    columnId: parentColumn('column_id', () => tableColumn.id),
    label: type.text(),
    localizedLabel: localized('localized_label'),
  }),
  (column) => [
    primaryKey({ columns: [column.rowId, column.columnId] }),
    index('table_cell_of_column').on(column.columnId),
  ],
);

export const tableCellWord = pgTable(
  'table_cell_word',
  (type) => ({
    rowId: type.uuid('row_id').notNull(),
    columnId: type.uuid('column_id').notNull(),
    position: type.integer().notNull(),
    wordId: wordIdColumn(),
    /** What the cell shows if it is a form of the word: _went_ of _go_. */
    form: type.text(),
  }),
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

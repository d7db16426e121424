import { integer, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { list } from '../collection/schema.ts';
import { wordIdColumn } from '../word/schema.ts';

export const listWord = pgTable(
  'list_word',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => list.id, { onDelete: 'cascade' }),
    wordId: wordIdColumn(),
    position: integer().notNull(),
  },
  (column) => [
    primaryKey({ columns: [column.listId, column.position] }),
    uniqueIndex('list_word_once').on(column.wordId, column.listId),
  ],
);

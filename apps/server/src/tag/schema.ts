import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { foldedText } from '../database/column.ts';
import { word } from '../word/schema.ts';

export const tag = pgTable('tag', {
  id: uuid().primaryKey(),
  code: foldedText().notNull().unique(),
  wordCount: integer('word_count').notNull(),
});

export const tagWord = pgTable(
  'tag_word',
  {
    id: uuid().primaryKey(),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => tag.id, { onDelete: 'cascade' }),
    wordId: uuid('word_id')
      .notNull()
      .references(() => word.id, { onDelete: 'cascade' }),
    langCode: text('lang_code').notNull(),
  },
  (column) => [
    uniqueIndex('tag_word_once').on(column.wordId, column.tagId),
    index('tag_word_of_tag').on(column.tagId, column.langCode, column.id),
  ],
);

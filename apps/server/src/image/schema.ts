import { index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { word } from '../word/schema.ts';

export const image = pgTable('image', {
  id: uuid().primaryKey(),
  url: text().notNull().unique(),
  licence: text().notNull(),
  source: text().notNull(),
});

export const wordImage = pgTable(
  'word_image',
  {
    id: uuid().primaryKey(),
    wordId: uuid('word_id')
      .notNull()
      .references(() => word.id, { onDelete: 'cascade' }),
    imageId: uuid('image_id')
      .notNull()
      .references(() => image.id, { onDelete: 'cascade' }),
    status: smallint().notNull(),
  },
  (column) => [
    uniqueIndex('word_image_once').on(column.imageId, column.wordId),
    index('word_image_of_word').on(column.wordId, column.id),
  ],
);

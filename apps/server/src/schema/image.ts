import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { contribution, parentColumn, reactionTable } from './column.ts';
import { userIdColumn } from './user.ts';
import { wordIdColumn } from './word.ts';

/** A picture with its credit. The same picture with another credit is another row. */
export const image = pgTable(
  'image',
  (type) => ({
    id: type.uuid().primaryKey(),
    url: type.text().notNull(),
    licence: type.text().notNull(),
    source: type.text().notNull(),
  }),
  (column) => [index('image_by_url').on(column.url)],
);

export const wordImage = pgTable(
  'word_image',
  (type) => ({
    id: type.uuid().primaryKey(),
    wordId: wordIdColumn(),
    imageId: parentColumn('image_id', () => image.id),
    /** Whether it goes with the word without telling it. No question shows it instead of the word. */
    isDecorative: type.boolean('is_decorative').notNull().default(false),
    ...contribution(),
  }),
  (column) => [
    uniqueIndex('word_image_once').on(column.imageId, column.wordId),
    index('word_image_of_word').on(column.wordId, column.id),
    index('word_image_of_user').on(column.userId, column.id),
    index('word_image_to_judge').on(column.status, column.id).where(sql`status <> 1`),
  ],
);

export const imageReaction = reactionTable('image', wordImage);

export const imagePin = pgTable(
  'image_pin',
  {
    userId: userIdColumn(),
    wordImageId: parentColumn('word_image_id', () => wordImage.id),
  },
  (column) => [
    primaryKey({ columns: [column.userId, column.wordImageId] }),
    index('image_pin_of_image').on(column.wordImageId),
  ],
);

import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { contribution, reaction } from './column.ts';
import { userIdColumn } from './user.ts';
import { wordIdColumn } from './word.ts';

/** A picture with its credit. The same picture with another credit is another row. */
export const image = pgTable(
  'image',
  {
    id: uuid().primaryKey(),
    url: text().notNull(),
    licence: text().notNull(),
    source: text().notNull(),
  },
  (column) => [index('image_by_url').on(column.url)],
);

export const wordImage = pgTable(
  'word_image',
  {
    id: uuid().primaryKey(),
    wordId: wordIdColumn(),
    imageId: uuid('image_id')
      .notNull()
      .references(() => image.id, { onDelete: 'cascade' }),
    ...contribution(),
  },
  (column) => [
    uniqueIndex('word_image_once').on(column.imageId, column.wordId),
    index('word_image_of_word').on(column.wordId, column.id),
    index('word_image_of_user').on(column.userId, column.id),
    index('word_image_to_judge').on(column.status, column.id).where(sql`status <> 1`),
  ],
);

export const imageReaction = pgTable(
  'image_reaction',
  {
    ...reaction(),
    wordImageId: uuid('word_image_id')
      .notNull()
      .references(() => wordImage.id, { onDelete: 'cascade' }),
  },
  (column) => [
    primaryKey({ columns: [column.userId, column.wordImageId] }),
    index('image_reaction_of_image').on(column.wordImageId),
  ],
);

export const imagePin = pgTable(
  'image_pin',
  {
    userId: userIdColumn(),
    wordImageId: uuid('word_image_id')
      .notNull()
      .references(() => wordImage.id, { onDelete: 'cascade' }),
  },
  (column) => [
    primaryKey({ columns: [column.userId, column.wordImageId] }),
    index('image_pin_of_image').on(column.wordImageId),
  ],
);

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
import { foldedText } from '../database/column.ts';
import { contribution, ofUser } from '../database/contribution.ts';
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
    status: smallint().notNull(),
    ...contribution(),
  },
  (column) => [
    uniqueIndex('tag_word_once').on(column.wordId, column.tagId),
    index('tag_word_of_tag').on(column.tagId, column.langCode, column.id),
    index('tag_word_of_user').on(column.userId, column.id),
    index('tag_word_to_judge').on(column.status, column.id).where(sql`status <> 1`),
  ],
);

export const tagReaction = pgTable(
  'tag_reaction',
  {
    userId: ofUser(),
    tagWordId: uuid('tag_word_id')
      .notNull()
      .references(() => tagWord.id, { onDelete: 'cascade' }),
    reaction: smallint().notNull(),
  },
  (column) => [
    primaryKey({ columns: [column.userId, column.tagWordId] }),
    index('tag_reaction_of_tag').on(column.tagWordId),
  ],
);

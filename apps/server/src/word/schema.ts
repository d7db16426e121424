import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { foldedText } from '../database/column.ts';
import { user } from '../user/schema.ts';

const isPublic = sql`status = 1 and active`;

export const word = pgTable(
  'word',
  {
    id: uuid().primaryKey(),
    langCode: text('lang_code').notNull(),
    text: text().notNull(),
    key: text().notNull(),
    searchText: foldedText('search_text').notNull(),
    mode: smallint().notNull(),
    /** A sentence that shows how it is used. */
    example: text(),
    status: smallint().notNull(),
    active: boolean().notNull().default(true),
    speechPartIds: smallint('speech_part_ids').array().notNull().default([]),
    /** Where it was imported from: the licence that it is to be used under. */
    licence: text(),
    /** Why it was rejected. */
    reason: text(),
  },
  (column) => [
    uniqueIndex('word_by_key').on(column.langCode, column.key, column.mode),
    index('word_as_it_came').on(column.langCode, column.id).where(isPublic),
    index('word_of_language').on(column.langCode, column.searchText, column.id).where(isPublic),
    index('word_of_mode')
      .on(column.langCode, column.mode, column.searchText, column.id)
      .where(sql`status = 1 and active and mode <> 1`),
    index('word_by_search_text').on(column.searchText, column.id).where(isPublic),
    // Every search reads what waits to be put in: nothing may wait.
    index('word_by_trigram')
      .using('gin', column.searchText.op('gin_trgm_ops'))
      .with({ fastupdate: false })
      .where(isPublic),
    index('word_to_judge').on(column.status, column.id).where(sql`status <> 1`),
    index('word_by_speech_part').using('gin', column.speechPartIds).where(isPublic),
  ],
);

/** Who brought a word here: they see it before it is approved, and each of several who bring the same. */
export const wordAuthor = pgTable(
  'word_author',
  {
    wordId: uuid('word_id')
      .notNull()
      .references(() => word.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** A word that all its authors keep private waits for nobody's approval. */
    privacy: smallint().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (column) => [
    primaryKey({ columns: [column.wordId, column.userId] }),
    index('word_author_of_user').on(column.userId, column.wordId),
    index('word_author_for_all').on(column.wordId).where(sql`privacy = 1`),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { foldedText } from '../database/column.ts';

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
    status: smallint().notNull(),
    active: boolean().notNull().default(true),
    speechPartIds: smallint('speech_part_ids').array().notNull().default([]),
  },
  (column) => [
    uniqueIndex('word_by_key').on(column.langCode, column.key, column.mode),
    index('word_as_it_came').on(column.langCode, column.id).where(isPublic),
    index('word_of_language').on(column.langCode, column.searchText, column.id).where(isPublic),
    index('word_of_mode')
      .on(column.langCode, column.mode, column.searchText, column.id)
      .where(sql`status = 1 and active and mode <> 1`),
    index('word_by_search_text').on(column.searchText, column.id).where(isPublic),
    index('word_by_trigram').using('gin', column.searchText.op('gin_trgm_ops')).where(isPublic),
    index('word_by_speech_part').using('gin', column.speechPartIds).where(isPublic),
  ],
);

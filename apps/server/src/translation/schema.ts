import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { word } from '../word/schema.ts';

/** Both directions are one record: the word with the lower id stands first. */
export const translation = pgTable(
  'translation',
  {
    id: uuid().primaryKey(),
    lowWordId: uuid('low_word_id')
      .notNull()
      .references(() => word.id, { onDelete: 'cascade' }),
    highWordId: uuid('high_word_id')
      .notNull()
      .references(() => word.id, { onDelete: 'cascade' }),
    lowLangCode: text('low_lang_code').notNull(),
    highLangCode: text('high_lang_code').notNull(),
    speechPartId: smallint('speech_part_id').notNull(),
    status: smallint().notNull(),
  },
  (column) => [
    check('translation_in_order', sql`low_word_id < high_word_id`),
    uniqueIndex('translation_from_low').on(
      column.lowWordId,
      column.highLangCode,
      column.highWordId,
      column.speechPartId,
    ),
    index('translation_from_high').on(column.highWordId, column.lowLangCode),
  ],
);

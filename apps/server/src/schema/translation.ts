import { Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { contribution, fixed, parentColumn, reactionTable } from './column.ts';
import { userIdColumn } from './user.ts';
import { word, wordIdColumn } from './word.ts';

const noUser = sql.raw("'00000000-0000-0000-0000-000000000000'::uuid");

/** One row serves both directions. The word with the lower id comes first. */
export const translation = pgTable(
  'translation',
  (type) => ({
    id: type.uuid().primaryKey(),
    lowWordId: parentColumn('low_word_id', () => word.id),
    highWordId: parentColumn('high_word_id', () => word.id),
    lowLangCode: type.text('low_lang_code').notNull(),
    highLangCode: type.text('high_lang_code').notNull(),
    speechPartId: type.smallint('speech_part_id').notNull(),
    /** Tells the meaning from others of the same texts, in languages of the two words. */
    sense: type.jsonb().$type<Record<string, string>>(),
    /** Only its author sees a private one, and no admin moderates it. */
    privacy: type.smallint().notNull().default(Privacy.Public).$type<Privacy>(),
    /** The licence of the source that it was imported from. */
    licence: type.text(),
    ...contribution(),
    /** The approved translation of the same words by another learner, which readers see instead. */
    duplicateOf: type.uuid('duplicate_of'),
  }),
  (column) => [
    check('translation_in_order', sql`low_word_id < high_word_id`),
    // One translation that readers see, and one of each learner beside it.
    uniqueIndex('translation_from_low').on(
      column.lowWordId,
      column.highLangCode,
      column.highWordId,
      column.speechPartId,
      sql`(case when status = 1 and duplicate_of is null then ${noUser} else user_id end)`,
    ),
    index('translation_from_high').on(column.highWordId, column.lowLangCode),
    index('translation_of_user').on(column.userId, column.id).where(sql`user_id is not null`),
    index('translation_with_duplicate').on(column.duplicateOf).where(sql`duplicate_of is not null`),
    index('translation_to_judge')
      .on(column.status, column.id)
      .where(sql`status <> 1 and privacy = ${fixed(Privacy.Public)}`),
  ],
);

export const translationReaction = reactionTable('translation', translation);

/** A pin belongs to one of the two words. */
export const translationPin = pgTable(
  'translation_pin',
  {
    userId: userIdColumn(),
    wordId: wordIdColumn(),
    translationId: parentColumn('translation_id', () => translation.id),
  },
  (column) => [
    primaryKey({ columns: [column.userId, column.wordId, column.translationId] }),
    index('translation_pin_of_translation').on(column.translationId),
    index('translation_pin_of_word').on(column.wordId),
  ],
);

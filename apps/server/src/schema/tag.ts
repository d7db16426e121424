import type { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { contribution, foldedText, localized, parentColumn, reactionTable } from './column.ts';
import { userIdColumn } from './user.ts';
import { wordIdColumn } from './word.ts';

export const tag = pgTable('tag', (type) => ({
  id: type.uuid().primaryKey(),
  code: foldedText().notNull().unique(),
  localizedName: localized('localized_name'),
  /** The names in all languages, folded for search. */
  searchText: foldedText('search_text').notNull().default(''),
  /** The number of published words with an approved link to the tag. */
  wordCount: type.integer('word_count').notNull(),
  /** Only its authors see a pending tag. */
  status: type.smallint().notNull().$type<EntryStatus>(),
}));

/** The learners who created a tag while it was pending. */
export const tagAuthor = pgTable(
  'tag_author',
  {
    tagId: parentColumn('tag_id', () => tag.id),
    userId: userIdColumn(),
  },
  (column) => [
    primaryKey({ columns: [column.tagId, column.userId] }),
    index('tag_author_of_user').on(column.userId),
  ],
);

export const tagWord = pgTable(
  'tag_word',
  (type) => ({
    id: type.uuid().primaryKey(),
    tagId: parentColumn('tag_id', () => tag.id),
    wordId: wordIdColumn(),
    langCode: type.text('lang_code').notNull(),
    ...contribution(),
    /** The approved link of the same tag and word by another learner, which readers see instead. */
    duplicateOf: type.uuid('duplicate_of'),
  }),
  (column) => [
    uniqueIndex('tag_word_once')
      .on(column.wordId, column.tagId)
      .where(sql`status = 1 and duplicate_of is null`),
    index('tag_word_of_word').on(column.wordId),
    index('tag_word_of_tag').on(column.tagId, column.langCode, column.id),
    uniqueIndex('tag_word_of_user').on(column.userId, column.wordId, column.tagId),
    index('tag_word_with_duplicate').on(column.duplicateOf).where(sql`duplicate_of is not null`),
    index('tag_word_to_judge').on(column.status, column.id).where(sql`status <> 1`),
  ],
);

export const tagReaction = reactionTable('tag', tagWord);

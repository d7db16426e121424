import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { foldedText } from '../../platform/database/column.ts';
import { decision } from '../contribution/columns.ts';
import { user } from '../user/schema.ts';

const isPublic = sql`status = 1 and active`;

/**
 * A word is published, personal or withdrawn. A published word (Approved) is shared by everybody. A
 * personal word (Pending) belongs to its owner, and nobody else sees or refers to it. A withdrawn word
 * (Rejected) is hidden from everybody; it keeps the references of others until its text is published again.
 */
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
    /** Who sees a personal word. */
    ownerId: uuid('owner_id').references(() => user.id, { onDelete: 'cascade' }),
    active: boolean().notNull().default(true),
    /** Of a published word, those that were approved; of a personal one, its owner's. */
    speechPartIds: smallint('speech_part_ids').array().notNull().default([]),
    /** Where it was imported from: the licence that it is to be used under. */
    licence: text(),
    /** Published by contributions alone: the word is withdrawn with the last of them. */
    isContributed: boolean('is_contributed').notNull().default(false),
  },
  (column) => [
    check('word_owner_of_personal', sql`(status = 3) = (owner_id is not null)`),
    uniqueIndex('word_by_key').on(column.langCode, column.key, column.mode).where(sql`status = 1`),
    uniqueIndex('word_of_owner')
      .on(column.ownerId, column.langCode, column.key, column.mode)
      .where(sql`owner_id is not null`),
    index('word_not_published')
      .on(column.langCode, column.key, column.mode)
      .where(sql`status <> 1`),
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
    index('word_by_speech_part').using('gin', column.speechPartIds).where(isPublic),
  ],
);

/** What one learner says about a word, or what the starter content says about it. */
export const wordContribution = pgTable(
  'word_contribution',
  {
    id: uuid().primaryKey(),
    wordId: uuid('word_id')
      .notNull()
      .references(() => word.id, { onDelete: 'cascade' }),
    /** Null: it came with the content, or its author's account is gone. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** A sentence that shows how the word is used. */
    example: text(),
    speechPartIds: smallint('speech_part_ids').array().notNull().default([]),
    /** A private contribution is never put before an admin. */
    privacy: smallint().notNull(),
    status: smallint().notNull(),
    /** Its approval made the text of the word public. Later edits do not change that. */
    publishesWord: boolean('publishes_word').notNull().default(false),
    /** Why it was rejected. */
    reason: text(),
    ...decision(),
    createdAt: timestamp('created_at', { withTimezone: true }),
  },
  (column) => [
    uniqueIndex('word_contribution_once').on(column.wordId, column.userId),
    index('word_contribution_of_user').on(column.userId, column.wordId),
    index('word_contribution_to_judge')
      .on(column.status, column.id)
      .where(sql`status <> 1 and privacy = 1`),
  ],
);

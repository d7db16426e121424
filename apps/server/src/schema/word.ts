import type { ExampleDetails, Grammar } from '@wordhoard/contract';
import {
  EntryStatus,
  formKinds,
  levelCodes,
  Privacy,
  WordMode,
} from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { decision, fixed, fixedCode, foldedText, parentColumn } from './column.ts';
import { user } from './user.ts';

// Constants are inlined, because an index has no parameters.
const isPublic = sql`published and active`;
const levels = sql.raw(`array[${levelCodes.map((code) => `'${code}'`).join(', ')}]`);
// Feeds and searches of words leave out definitions, which would fill the indexes with long texts.
const isPublicWord = sql`${isPublic} and mode <> ${fixed(WordMode.Definition)}`;
const isPublicDefinition = sql`${isPublic} and mode = ${fixed(WordMode.Definition)}`;

/** The languages with so many words that a search in one of them has an index of its own. */
export const largeLanguages = 'ar de en es fr he it ja pl pt ru uk zh'.split(' ');

/** The indexes of the texts by their trigrams, and which words each has. */
export const trigramIndexes: Readonly<Record<string, SQL>> = {
  word_by_trigram: isPublicWord,
  ...Object.fromEntries(
    largeLanguages.map((code) => [
      `word_by_trigram_${code}`,
      sql`${isPublicWord} and lang_code = ${fixedCode(code)}`,
    ]),
  ),
  definition_by_trigram: isPublicDefinition,
};

/**
 * A word is one row for everybody. Everybody sees a published word; other words are seen by those who have contributed
 * to them. What the columns say is public: what learners say about a word is their contribution.
 */
export const word = pgTable(
  'word',
  (type) => ({
    /** Follows from language, mode, key and homograph, see `computeWordId`. */
    id: type.uuid().primaryKey(),
    langCode: type.text('lang_code').notNull(),
    text: type.text().notNull(),
    key: type.text().notNull(),
    searchText: foldedText('search_text').notNull(),
    mode: type.smallint().notNull().$type<WordMode>(),
    /** Numbers words of the same text, as dictionaries do. */
    homograph: type.smallint().notNull().default(1),
    /** Ascending ids, in the order in which words were added. */
    place: type.uuid().notNull(),
    published: type.boolean().notNull().default(false),
    /** False: an admin has withdrawn the word, which the starter content does not publish again. */
    active: type.boolean().notNull().default(true),
    speechPartIds: type.smallint('speech_part_ids').array().notNull().default([]),
    /** What the approved contributions say together. */
    grammar: type.jsonb().$type<Grammar>(),
    /** The level in the grammar: 1 is A1, 6 is C2; null if it is unknown. */
    level: type.smallint().generatedAlwaysAs(sql`array_position(${levels}, grammar ->> 'level')`),
    /** The licence of the source that it was imported from. */
    licence: type.text(),
    /** The word was published by contributions only, and is withdrawn with the last of them. */
    isContributed: type.boolean('is_contributed').notNull().default(false),
  }),
  (column) => [
    uniqueIndex('word_by_key').on(column.langCode, column.key, column.mode, column.homograph),
    index('word_hidden').on(column.id).where(sql`not (${isPublic})`),
    index('word_in_order').on(column.place).where(isPublicWord),
    index('word_as_it_came').on(column.langCode, column.place).where(isPublicWord),
    index('definition_as_it_came').on(column.langCode, column.place).where(isPublicDefinition),
    index('word_of_language').on(column.langCode, column.searchText, column.id).where(isPublicWord),
    index('word_of_mode')
      .on(column.langCode, column.mode, column.searchText, column.id)
      .where(sql`${isPublic} and mode <> ${fixed(WordMode.Word)}`),
    index('word_by_search_text').on(column.searchText, column.id).where(isPublicWord),
    index('definition_by_search_text').on(column.searchText, column.id).where(isPublicDefinition),
    ...Object.entries(trigramIndexes).map(([name, condition]) =>
      index(name)
        .using('gin', column.searchText.op('gin_trgm_ops'))
        // Searches read the pending list of the index, so it must stay empty.
        .with({ fastupdate: false })
        .where(condition),
    ),
    index('word_by_speech_part').using('gin', column.speechPartIds).where(isPublic),
  ],
);

/** The word that a row belongs to. The row is deleted with it. */
export const wordIdColumn = () => parentColumn('word_id', () => word.id);

/** What one learner, or the starter content, says about a word. */
export const wordContribution = pgTable(
  'word_contribution',
  (type) => ({
    id: type.uuid().primaryKey(),
    wordId: wordIdColumn(),
    /** Null: part of the starter content, or the author's account is deleted. */
    userId: type.uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** A sentence that uses the word. */
    example: type.text(),
    exampleDetails: type.jsonb('example_details').$type<ExampleDetails>(),
    grammar: type.jsonb().$type<Grammar>(),
    /** The keys of the forms in the grammar, by which only the author finds the word. */
    formKeys: type.text('form_keys').array(),
    speechPartIds: type.smallint('speech_part_ids').array().notNull().default([]),
    /** Private contributions are not moderated. */
    privacy: type.smallint().notNull().$type<Privacy>(),
    /** Its approval published the word. Later edits do not change that. */
    publishesWord: type.boolean('publishes_word').notNull().default(false),
    /** It was made before a homograph was hidden, so it means what everybody saw. Others may mean something else. */
    isOnPublished: type.boolean('is_on_published').notNull().default(false),
    /** Its author means another word than the first of a text, also after the text was corrected. */
    isNumbered: type.boolean('is_numbered').notNull().default(false),
    /** The licence of the source that it was imported from. */
    licence: type.text(),
    ...decision(),
    createdAt: type.timestamp('created_at', { withTimezone: true }),
  }),
  (column) => [
    uniqueIndex('word_contribution_once').on(column.wordId, column.userId),
    index('word_contribution_of_user')
      .on(column.userId, column.wordId)
      .where(sql`user_id is not null`),
    index('word_contribution_to_judge')
      .on(column.status, column.id)
      .where(sql`status <> ${fixed(EntryStatus.Approved)} and privacy = ${fixed(Privacy.Public)}`),
  ],
);

/** A text under which people look for a word beside its own: a form, another spelling, a reading. */
export const wordForm = pgTable(
  'word_form',
  (type) => ({
    wordId: wordIdColumn(),
    langCode: type.text('lang_code').notNull(),
    text: type.text().notNull(),
    /** Readings and romanisations have no spaces and tones. */
    key: foldedText('key').notNull(),
    kind: type.text({ enum: formKinds }).notNull(),
    /** Part of the starter content. The others follow from the grammar of the word. */
    isContent: type.boolean('is_content').notNull().default(false),
  }),
  (column) => [
    primaryKey({ columns: [column.wordId, column.key, column.kind] }),
    index('word_form_by_key').on(column.key, column.langCode),
  ],
);

/** Whether a contribution says nothing beside the text: approving the text approves all of it. */
export const isTextOnly = sql<boolean>`(${wordContribution.example} is null and ${wordContribution.grammar} is null)`;

/** The languages of public words. Publishing and withdrawing words updates the count, which leaves out definitions. */
export const language = pgTable('language', (type) => ({
  code: type.text().primaryKey(),
  wordCount: type.integer('word_count').notNull(),
}));

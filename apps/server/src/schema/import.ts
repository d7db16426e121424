import type {
  FoundPackage,
  ImportResult,
  ImportStart,
  ImportState,
  StayedEntries,
} from '@wordhoard/contract';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { parentColumn } from './column.ts';
import { upload } from './upload.ts';
import { userIdColumn } from './user.ts';

/** What a learner has imported. Its reviews have its id as their session. */
export const importRecord = pgTable(
  'import',
  (type) => ({
    id: type.uuid().primaryKey(),
    userId: userIdColumn(),
    kind: type.text().notNull().$type<'text' | 'package'>(),
    name: type.text().notNull(),
    state: type.text().notNull().$type<ImportState>(),
    byteCount: type.integer('byte_count').notNull().default(0),
    found: type.jsonb().$type<FoundPackage>(),
    choices: type.jsonb().$type<ImportStart>(),
    /** The note up to which all are imported, and how many these are. */
    lastNote: type.text('last_note'),
    done: type.integer().notNull().default(0),
    total: type.integer().notNull().default(0),
    result: type.jsonb().$type<ImportResult>(),
    stayed: type.jsonb().$type<StayedEntries>(),
    errorCode: type.text('error_code').$type<ErrorCode>(),
    createdAt: type.timestamp('created_at', { withTimezone: true }).notNull(),
  }),
  (column) => [index('import_of_user').on(column.userId, column.createdAt)],
);

/** The uploaded file, until it is imported. */
export const importPart = pgTable(
  'import_part',
  (type) => ({
    importId: parentColumn('import_id', () => importRecord.id),
    index: type.smallint().notNull(),
    digest: type
      .text()
      .notNull()
      .references(() => upload.digest),
  }),
  (column) => [
    primaryKey({ columns: [column.importId, column.index] }),
    index('import_part_by_digest').on(column.digest),
  ],
);

/** What learners choose: rows of their own that name something. */
export const choiceKinds = [
  'listLink',
  'tableLink',
  'plan',
  'imagePin',
  'translationReaction',
  'imageReaction',
  'recordingReaction',
  'tagReaction',
  'quiz',
  'study',
] as const;

export const importedKinds = [
  'list',
  'listWord',
  'table',
  'word',
  'facts',
  'translation',
  'pin',
  'image',
  'recording',
  'tag',
  'review',
  ...choiceKinds,
] as const;

/** A row that an import has made. */
export const importItem = pgTable(
  'import_item',
  (type) => ({
    importId: parentColumn('import_id', () => importRecord.id),
    kind: type.text().notNull().$type<(typeof importedKinds)[number]>(),
    /** The row; of a word in a list, the list; of a pin, the translation; of a choice, what it names. */
    id: type.uuid().notNull(),
    wordId: type.uuid('word_id'),
    /** A digest of what the row said, by which a later change is recognised. */
    state: type.text(),
    /** The row before the import, which restores it. */
    before: type.jsonb(),
  }),
  (column) => [index('import_item_of_import').on(column.importId, column.kind, column.id)],
);

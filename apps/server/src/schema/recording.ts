import type { RecordingLicence } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { contribution, reactionTable } from './column.ts';
import { upload } from './upload.ts';
import { wordIdColumn } from './word.ts';

export const wordRecording = pgTable(
  'word_recording',
  (type) => ({
    id: type.uuid().primaryKey(),
    wordId: wordIdColumn(),
    digest: type
      .text()
      .notNull()
      .references(() => upload.digest),
    speaker: type.text(),
    /** Empty if it is unknown. */
    licence: type.text().notNull().$type<RecordingLicence | ''>(),
    milliseconds: type.integer().notNull(),
    ...contribution(),
  }),
  (column) => [
    uniqueIndex('word_recording_once').on(column.digest, column.wordId),
    index('word_recording_of_word').on(column.wordId, column.id),
    index('word_recording_of_user').on(column.userId, column.id),
    index('word_recording_to_judge').on(column.status, column.id).where(sql`status <> 1`),
  ],
);

export const recordingReaction = reactionTable('recording', wordRecording);

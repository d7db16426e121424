import type { RecordingLicence } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { contribution, reactionTable } from './column.ts';
import { upload } from './upload.ts';
import { wordIdColumn } from './word.ts';

export const wordRecording = pgTable(
  'word_recording',
  {
    id: uuid().primaryKey(),
    wordId: wordIdColumn(),
    digest: text()
      .notNull()
      .references(() => upload.digest),
    speaker: text(),
    licence: text().notNull().$type<RecordingLicence>(),
    milliseconds: integer().notNull(),
    ...contribution(),
  },
  (column) => [
    uniqueIndex('word_recording_once').on(column.digest, column.wordId),
    index('word_recording_of_word').on(column.wordId, column.id),
    index('word_recording_of_user').on(column.userId, column.id),
    index('word_recording_to_judge').on(column.status, column.id).where(sql`status <> 1`),
  ],
);

export const recordingReaction = reactionTable('recording', wordRecording);

import type { LeftOutReason } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import type { Database } from '../../../platform/database/database.ts';
import { addImportedEvents, countReviews, toNoteEvent } from '../../review/imported-events.ts';
import type { NoteOfWord } from './add-details.ts';
import type { ImportRun } from './import-notes.ts';
import { toEvents } from './review-events.ts';

interface Addition {
  run: ImportRun;
  leave: (reason: LeftOutReason, example: string) => void;
}

/**
 * Adds the review histories of notes, and their notes on how to remember a word.
 *
 * @returns the number of added reviews
 */
export async function addHistory(
  database: Database,
  notes: readonly NoteOfWord[],
  { run, leave }: Addition,
): Promise<number> {
  const { choices, findDay, now } = run;
  const told = choices.withReviews
    ? notes.flatMap(({ note, wordId }) => toEvents(note, wordId, { findDay, now }))
    : [];
  const remembered = notes.flatMap(({ note, wordId, mnemonic: text }) => {
    if (text.length > limits.mnemonicMaxLength) leave('noteTooLong', text);
    if (text === '' || text.length > limits.mnemonicMaxLength) return [];
    return [toNoteEvent({ wordId, text }, { source: note.guid, now })];
  });
  const of = { userId: run.caller.id, importId: run.id };
  return countReviews(await addImportedEvents(database, [...told, ...remembered], of));
}

import type { Database } from '../../../platform/database/database.ts';
import { addImportedEvents, countReviews } from '../../review/imported-events.ts';
import type { ImportRun, NoteOfWord } from './import-notes.ts';
import { toEvents } from './review-events.ts';

/**
 * Adds the review histories of notes.
 *
 * @returns the number of added reviews
 */
export async function addHistory(
  database: Database,
  notes: readonly NoteOfWord[],
  { id: importId, caller, choices, findDay, now }: ImportRun,
): Promise<number> {
  if (!choices.withReviews) return 0;
  const events = notes.flatMap(({ note, wordId }) => toEvents(note, wordId, { findDay, now }));
  return countReviews(await addImportedEvents(database, events, { userId: caller.id, importId }));
}

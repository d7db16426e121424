import { EntryStatus } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { wordImage } from '../../../schema/image.ts';
import { wordRecording } from '../../../schema/recording.ts';
import type { MadeEntry } from '../../collection/import-record.ts';
import { findOrCreateImage } from '../../image/upload-image.ts';
import type { ImportRun, NoteOfWord } from './import-notes.ts';
import type { PreparedMedia } from './prepare-media.ts';

/** Adds the stored pictures and sounds to their words. A file that the word has already is not added again. */
export async function addMedia(
  database: Database,
  notes: readonly NoteOfWord[],
  run: ImportRun,
): Promise<MadeEntry[]> {
  const made: MadeEntry[] = [];
  for (const { wordId, prepared } of notes) {
    for (const media of prepared) {
      const id = await addFile(database, wordId, media, run);
      if (id !== undefined) made.push({ kind: media.kind, id });
    }
  }
  return made;
}

/**
 * Adds a stored file to a word.
 *
 * @returns the id of the picture or recording, or undefined if the word has the file already
 */
export async function addFile(
  database: Database,
  wordId: string,
  media: PreparedMedia,
  { caller, now }: Pick<ImportRun, 'caller' | 'now'>,
): Promise<string | undefined> {
  const status = EntryStatus.Pending;
  const entry = { id: newId(), wordId, userId: caller.id, status, createdAt: now };
  if (media.kind === 'image') {
    const { digest, licence = '', source = '' } = media;
    const imageId = await findOrCreateImage(database, digest, { licence, source });
    const [added] = await database
      .insert(wordImage)
      .values({ ...entry, imageId })
      .onConflictDoNothing()
      .returning({ id: wordImage.id });
    return added?.id;
  }
  const { digest, milliseconds, licence = '', speaker = null } = media;
  const [added] = await database
    .insert(wordRecording)
    .values({ ...entry, digest, milliseconds, licence, speaker })
    .onConflictDoNothing()
    .returning({ id: wordRecording.id });
  return added?.id;
}

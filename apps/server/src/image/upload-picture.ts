import { createHash } from 'node:crypto';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { ApplicationError } from '../application-error.ts';
import { type Caller, isAdmin } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import type { Services } from '../services.ts';
import { mostUploadBytes } from './rules.ts';
import {
  addWordImage,
  announceUpload,
  bringImage,
  hasWord,
  lockAnnounced,
} from './upload-store.ts';

type Ports = Pick<Services, 'database' | 'pictures' | 'takesUploads' | 'now'>;

interface PictureOfWord {
  file: File;
  wordId: string;
  licence: string;
  source: string;
}

/**
 * Gives a word a picture. Each step leaves at most a file that the sweep finds: the upload is
 * noted, then the bytes are stored, and only then anything points at them.
 *
 * @returns the id of the word's picture
 */
export async function uploadPicture(
  ports: Ports,
  caller: Caller,
  picture: PictureOfWord,
): Promise<string> {
  const { database, pictures, takesUploads, now } = ports;
  if (!takesUploads) throw new ApplicationError('ImageCannotUploadInDevelopmentFolder');
  if (picture.file.size > mostUploadBytes) throw new ApplicationError('PayloadTooLarge');
  await expectWord(database, picture, caller);
  const bytes = await reencoded(picture.file);
  const digest = createHash('sha256').update(bytes).digest('hex');
  for (;;) {
    await announceUpload(database, { digest, byteCount: bytes.length, now: now() });
    await pictures.put(digest, bytes, 'image/webp');
    const id = await attach({ database, now }, caller, { ...picture, digest });
    if (id !== undefined) return id;
  }
}

/** Answers nothing if the picture was swept away before it was attached. */
function attach(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  caller: Caller,
  { digest, wordId, ...origin }: Omit<PictureOfWord, 'file'> & { digest: string },
): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    if (!(await lockAnnounced(transaction, digest))) return undefined;
    await expectWord(transaction, { wordId }, caller);
    const imageId = await bringImage(transaction, digest, origin);
    const status = isAdmin(caller) ? EntryStatus.Approved : EntryStatus.Pending;
    const added = { wordId, imageId, status, userId: caller.id, now: now() };
    const id = await addWordImage(transaction, added);
    if (id === undefined) throw new ApplicationError('SimilarRecordAlreadyExists');
    return id;
  });
}

async function expectWord(
  database: Database,
  { wordId }: Pick<PictureOfWord, 'wordId'>,
  caller: Caller,
): Promise<void> {
  if (!(await hasWord(database, wordId, caller))) throw new ApplicationError('NotFound');
}

/** The decoder is loaded with the first picture. */
async function reencoded(file: File): Promise<Uint8Array> {
  const { reencodePicture } = await import('./reencode-picture.ts');
  return reencodePicture(await file.bytes());
}

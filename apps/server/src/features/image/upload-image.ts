import { createHmac } from 'node:crypto';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { maxUploadBytes } from '../../platform/http/limit-body.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { serverSecretOf } from '../auth/secret.ts';
import {
  addWordImage,
  announceUpload,
  findOrCreateImage,
  hasImage,
  hasWord,
  lockAnnounced,
} from './upload-store.ts';

type Ports = Pick<Services, 'database' | 'imageStorage' | 'acceptsUploads' | 'now'>;

interface ImageOfWord {
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
export async function uploadImage(
  ports: Ports,
  caller: Caller,
  picture: ImageOfWord,
): Promise<string> {
  const { database, imageStorage, acceptsUploads, now } = ports;
  if (!acceptsUploads) throw new ApplicationError('ImageCannotUploadInDevelopmentFolder');
  if (picture.file.size > maxUploadBytes) throw new ApplicationError('PayloadTooLarge');
  await expectWord(database, picture, caller);
  const bytes = await reencoded(picture.file);
  const digest = await digestOf(database, bytes, caller);
  for (;;) {
    await announceUpload(database, { digest, byteCount: bytes.length, now: now() });
    await imageStorage.put(digest, bytes, 'image/webp');
    const id = await attach({ database, now }, caller, { ...picture, digest });
    if (id !== undefined) return id;
  }
}

/**
 * The address of a picture depends on who uploads it and on a secret: nobody can find out by a picture
 * of their own whether somebody else has uploaded the same one.
 */
async function digestOf(database: Database, bytes: Uint8Array, { id }: Caller): Promise<string> {
  const secret = await serverSecretOf(database, 'picture');
  return createHmac('sha256', secret).update(id).update(bytes).digest('hex');
}

/** Answers nothing if the picture was swept away before it was attached. */
function attach(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  caller: Caller,
  { digest, wordId, ...origin }: Omit<ImageOfWord, 'file'> & { digest: string },
): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    if (!(await lockAnnounced(transaction, digest))) return undefined;
    await expectWord(transaction, { wordId }, caller);
    if (await hasImage(transaction, wordId, digest)) {
      throw new ApplicationError('SimilarRecordAlreadyExists');
    }
    const imageId = await findOrCreateImage(transaction, digest, origin);
    const status = isAdmin(caller) ? EntryStatus.Approved : EntryStatus.Pending;
    return addWordImage(transaction, { wordId, imageId, status, userId: caller.id, now: now() });
  });
}

async function expectWord(
  database: Database,
  { wordId }: Pick<ImageOfWord, 'wordId'>,
  caller: Caller,
): Promise<void> {
  if (!(await hasWord(database, wordId, caller))) throw new ApplicationError('NotFound');
}

/** The decoder is loaded with the first picture. */
async function reencoded(file: File): Promise<Uint8Array> {
  const { reencodeImage } = await import('./reencode-image.ts');
  return reencodeImage(await file.bytes());
}

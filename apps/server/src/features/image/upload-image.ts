import { createHmac } from 'node:crypto';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { maxUploadBytes } from '../../platform/http/limit-body.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { serverSecretOf } from '../auth/secret.ts';
import { wordImage } from './schema.ts';
import {
  announceUpload,
  findOrCreateImage,
  hasImage,
  lockAnnounced,
  lockVisibleWord,
} from './upload-store.ts';

type Ports = Pick<Services, 'database' | 'imageStorage' | 'acceptsUploads' | 'now'>;

interface NewImage {
  file: File;
  wordId: string;
  licence: string;
  source: string;
}

/**
 * Adds an image to a word. The upload is announced, then the file is stored, and only then does a row
 * refer to it: a failure in between leaves at most a file that the sweep removes.
 *
 * @returns the id of the word's image
 */
export async function uploadImage(ports: Ports, caller: Caller, added: NewImage): Promise<string> {
  const { database, imageStorage, acceptsUploads, now } = ports;
  if (!acceptsUploads) throw new ApplicationError('ImageCannotUploadInDevelopmentFolder');
  if (added.file.size > maxUploadBytes) throw new ApplicationError('PayloadTooLarge');
  await expectWord(database, added, caller);
  const bytes = await reencoded(added.file);
  const digest = await digestOf(database, bytes, caller);
  for (;;) {
    await announceUpload(database, { digest, byteCount: bytes.length, createdAt: now() });
    await imageStorage.put(digest, bytes, 'image/webp');
    const id = await attach({ database, now }, caller, { ...added, digest });
    if (id !== undefined) return id;
  }
}

/**
 * The digest depends on a secret and on the uploader, so that uploading a file does not reveal
 * whether another user has uploaded the same one.
 */
async function digestOf(database: Database, bytes: Uint8Array, { id }: Caller): Promise<string> {
  const secret = await serverSecretOf(database, 'picture');
  return createHmac('sha256', secret).update(id).update(bytes).digest('hex');
}

/** Returns nothing if the sweep has removed the file meanwhile. */
function attach(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  caller: Caller,
  { digest, wordId, ...origin }: Omit<NewImage, 'file'> & { digest: string },
): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    if (!(await lockAnnounced(transaction, digest))) return undefined;
    await expectWord(transaction, { wordId }, caller);
    if (await hasImage(transaction, wordId, digest)) {
      throw new ApplicationError('SimilarRecordAlreadyExists');
    }
    const imageId = await findOrCreateImage(transaction, digest, origin);
    const status = isAdmin(caller) ? EntryStatus.Approved : EntryStatus.Pending;
    const id = newId();
    await transaction
      .insert(wordImage)
      .values({ id, wordId, imageId, status, userId: caller.id, createdAt: now() });
    return id;
  });
}

async function expectWord(
  database: Database,
  { wordId }: Pick<NewImage, 'wordId'>,
  caller: Caller,
): Promise<void> {
  if (!(await lockVisibleWord(database, wordId, caller.id))) throw new ApplicationError('NotFound');
}

/** Loads the image decoder with the first upload. */
async function reencoded(file: File): Promise<Uint8Array> {
  const { reencodeImage } = await import('./reencode-image.ts');
  return reencodeImage(await file.bytes());
}

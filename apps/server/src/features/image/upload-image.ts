import { EntryStatus } from '@wordhoard/contract/enumeration';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { refuseSimilar } from '../../platform/database/database-errors.ts';
import { isInserted } from '../../platform/database/insert-once.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { maxUploadBytes } from '../../platform/http/limit-body.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { wordImage } from '../../schema/image.ts';
import { computeFileDigest, storeFile } from '../upload/store-file.ts';
import { expectVisibleWord } from '../word/visible.ts';
import { findOrCreateImage, hasImage } from './upload-store.ts';

type Ports = Pick<Services, 'database' | 'fileStorage' | 'acceptsUploads' | 'now'>;

interface NewImage {
  id?: string | undefined;
  file: File;
  wordId: string;
  licence: string;
  source: string;
}

/**
 * Adds an image to a word, unless the caller has already added one with this id.
 *
 * @returns the id of the word's image
 */
export async function uploadImage(
  ports: Ports,
  caller: Caller,
  { id = newId(), ...added }: NewImage,
): Promise<string> {
  const { database, acceptsUploads } = ports;
  if (!acceptsUploads) throw new ApplicationError('ImageCannotUploadInDevelopmentFolder');
  if (added.file.size > maxUploadBytes) throw new ApplicationError('PayloadTooLarge');
  await expectVisibleWord(database, added.wordId, caller.id);
  if (await isUploaded(database, { id, wordId: added.wordId }, caller)) return id;
  const bytes = await reencoded(added.file);
  const source = { purpose: 'picture', owner: caller.id, content: bytes };
  const digest = await computeFileDigest(database, source);
  return storeFile(ports, { digest, bytes, mediaType: 'image/webp' }, (transaction) =>
    attach({ database: transaction, now: ports.now }, caller, { ...added, id, digest }),
  );
}

/** Whether the caller has already added an image with this id to the word. */
const isUploaded = (
  database: Database,
  { id, wordId }: { id: string; wordId: string },
  { id: userId }: Caller,
): Promise<boolean> =>
  isInserted(
    database,
    wordImage,
    id,
    and(eq(wordImage.wordId, wordId), eq(wordImage.userId, userId)),
  );

async function attach(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  caller: Caller,
  { id, digest, wordId, ...origin }: Omit<NewImage, 'file'> & { id: string; digest: string },
): Promise<string> {
  await expectVisibleWord(database, wordId, caller.id);
  if (await isUploaded(database, { id, wordId }, caller)) return id;
  if (await hasImage(database, wordId, digest)) {
    throw new ApplicationError('SimilarRecordAlreadyExists');
  }
  const imageId = await findOrCreateImage(database, digest, origin);
  const status = isAdmin(caller) ? EntryStatus.Approved : EntryStatus.Pending;
  const row = { id, wordId, imageId, status, userId: caller.id, createdAt: now() };
  await refuseSimilar('word_image_pkey', database.insert(wordImage).values(row).execute());
  return id;
}

/** Loads the image decoder with the first upload. */
async function reencoded(file: File): Promise<Uint8Array> {
  const { reencodeImage } = await import('./reencode-image.ts');
  return reencodeImage(await file.bytes());
}

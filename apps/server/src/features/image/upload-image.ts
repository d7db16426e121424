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
import { image, wordImage } from '../../schema/image.ts';
import { toImageUrl } from '../contribution/remove-files.ts';
import { computeFileDigest, storeFile } from '../upload/store-file.ts';
import { expectVisibleWord } from '../word/visible.ts';

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
  const bytes = await reencode(added.file);
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

/** The image of an uploaded file with this credit. The caller has locked the upload. */
async function findOrCreateImage(
  database: Database,
  digest: string,
  { licence, source }: Pick<typeof image.$inferInsert, 'licence' | 'source'>,
): Promise<string> {
  const url = toImageUrl(digest);
  const [found] = await database
    .select({ id: image.id })
    .from(image)
    .where(and(eq(image.url, url), eq(image.licence, licence), eq(image.source, source)));
  if (found !== undefined) return found.id;
  const id = newId();
  await database.insert(image).values({ id, url, licence, source });
  return id;
}

/** Whether a word has the uploaded file, with any credit. The caller has locked the upload. */
async function hasImage(database: Database, wordId: string, digest: string): Promise<boolean> {
  const images = await database
    .select({ id: wordImage.id })
    .from(wordImage)
    .innerJoin(image, eq(image.id, wordImage.imageId))
    .where(and(eq(wordImage.wordId, wordId), eq(image.url, toImageUrl(digest))));
  return images.length > 0;
}

/** Loads the image decoder with the first upload. */
async function reencode(file: File): Promise<Uint8Array> {
  const { reencodeImage } = await import('./reencode-image.ts');
  return reencodeImage(await file.bytes());
}

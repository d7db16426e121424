import { and, eq, gt, type SQL } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { word } from '../word/schema.ts';
import { visibleTo } from '../word/visible.ts';
import { image, upload, wordImage } from './schema.ts';

export const uploadUrl = (digest: string): string => `/image/${digest}.webp`;

/** Whether the caller sees the word, which cannot be deleted before the transaction ends. */
export async function lockVisibleWord(
  database: Database,
  id: string,
  callerId: string,
): Promise<boolean> {
  const words = await database
    .select({ id: word.id })
    .from(word)
    .where(and(eq(word.id, id), visibleTo(callerId)))
    .for('key share');
  return words.length > 0;
}

/** Records that a file is about to be stored, so that the sweep keeps it. */
export async function announceUpload(
  database: Database,
  announced: typeof upload.$inferInsert,
): Promise<void> {
  const { byteCount, createdAt } = announced;
  await database
    .insert(upload)
    .values(announced)
    .onConflictDoUpdate({ target: upload.digest, set: { byteCount, createdAt } });
}

/** Locks an upload until the transaction ends. Returns false if the sweep has removed it. */
export const lockUpload = (database: Database, digest: string): Promise<boolean> =>
  lockUploads(database, eq(upload.digest, digest));

/**
 * Locks an announced upload. A row without bytes was added by the sweep for a file without a row,
 * and that file may be gone.
 */
export const lockAnnounced = (database: Database, digest: string): Promise<boolean> =>
  lockUploads(database, and(eq(upload.digest, digest), gt(upload.byteCount, 0)));

async function lockUploads(database: Database, where: SQL | undefined): Promise<boolean> {
  const locked = await database
    .select({ digest: upload.digest })
    .from(upload)
    .where(where)
    .for('update');
  return locked.length > 0;
}

/** The image of an uploaded file with this credit. The caller has locked the upload. */
export async function findOrCreateImage(
  database: Database,
  digest: string,
  { licence, source }: Pick<typeof image.$inferInsert, 'licence' | 'source'>,
): Promise<string> {
  const url = uploadUrl(digest);
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
export async function hasImage(
  database: Database,
  wordId: string,
  digest: string,
): Promise<boolean> {
  const images = await database
    .select({ id: wordImage.id })
    .from(wordImage)
    .innerJoin(image, eq(image.id, wordImage.imageId))
    .where(and(eq(wordImage.wordId, wordId), eq(image.url, uploadUrl(digest))));
  return images.length > 0;
}

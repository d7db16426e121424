import { and, eq, exists, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { image, wordImage } from '../../schema/image.ts';
import { upload } from '../../schema/upload.ts';
import type { UploadUse } from '../upload/remove-unused-uploads.ts';

export const uploadUrl = (digest: string): string => `/image/${digest}.webp`;

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

/** An image of a word refers to a file through its URL. */
export const imageUse: UploadUse = {
  isUsed: (database) =>
    exists(
      database
        .select({ id: wordImage.id })
        .from(wordImage)
        .innerJoin(image, eq(image.id, wordImage.imageId))
        .where(eq(image.url, sql`'/image/' || ${upload.digest} || '.webp'`)),
    ),
  async lock(database, digest) {
    await database.select({ id: image.id }).from(image).where(isOfUpload(digest)).for('update');
  },
  async forget(database, digest) {
    await database.delete(image).where(isOfUpload(digest));
  },
};

const isOfUpload = (digest: string) => eq(image.url, uploadUrl(digest));

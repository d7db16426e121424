import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { maxUploadBytes } from '../../platform/http/limit-body.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import { image, wordImage } from '../../schema/image.ts';
import { toImageUrl } from '../contribution/remove-files.ts';
import { imageFile } from '../upload/contributed-file.ts';
import { type NewFile, type UploadPorts, uploadFile } from '../upload/upload-file.ts';

type Origin = Pick<typeof image.$inferInsert, 'licence' | 'source'>;

export const imageEncoding = {
  ...imageFile,
  purpose: 'picture',
  maxBytes: maxUploadBytes,
  async encode(bytes: Uint8Array) {
    // Loads the image decoder with the first upload.
    const { reencodeImage } = await import('./reencode-image.ts');
    return { bytes: await reencodeImage(bytes) };
  },
};

/** @returns the id of the word's image */
export const uploadImage = (
  ports: UploadPorts,
  caller: Caller,
  { licence, source, ...file }: NewFile & Origin,
): Promise<string> =>
  uploadFile(ports, caller, file, {
    ...imageEncoding,
    async insert(transaction, { digest, ...entry }) {
      const imageId = await findOrCreateImage(transaction, digest, { licence, source });
      await transaction.insert(wordImage).values({ ...entry, imageId });
    },
  });

/** The image of an uploaded file with this credit. The caller has locked the upload. */
export async function findOrCreateImage(
  database: Database,
  digest: string,
  { licence, source }: Origin,
) {
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

import { and, eq, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ImageStorage, StoredImage } from '../../platform/storage/image-storage.ts';
import { image, upload, wordImage } from './schema.ts';
import { lockUpload, uploadUrl } from './upload-store.ts';

const graceMilliseconds = 60 * 60 * 1_000;
const batchLength = 1_000;

/**
 * Removes uploaded files, and their rows, that no word has used for an hour. Uploads may run at the
 * same time: an upload of the same image locks or renews the row, and the sweep removes each file
 * while it holds the lock of its row.
 */
export async function removeUnusedUploads(
  database: Database,
  storage: ImageStorage,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - graceMilliseconds);
  await storage.removeUnfinished(before);
  await addMissingRows(database, storage, before);
  const { digest } = upload;
  const unused = await database
    .select({ digest })
    .from(upload)
    .where(isUnused(database, before))
    .limit(batchLength);
  for (const row of unused) await removeUnused(database, storage, { ...row, before });
}

/** Adds a row for each stored file without one, which the sweep then treats like all others. */
async function addMissingRows(
  database: Database,
  storage: ImageStorage,
  before: Date,
): Promise<void> {
  let batch: StoredImage[] = [];
  for await (const stored of storage.list()) {
    if (stored.storedAt < before) batch.push(stored);
    if (batch.length < batchLength) continue;
    await addRows(database, batch);
    batch = [];
  }
  await addRows(database, batch);
}

async function addRows(database: Database, stored: readonly StoredImage[]): Promise<void> {
  if (stored.length === 0) return;
  const rows = stored.map(({ digest, storedAt }) => ({
    digest,
    byteCount: 0,
    createdAt: storedAt,
  }));
  await database.insert(upload).values(rows).onConflictDoNothing();
}

/** Uploads from before a time that no word uses. */
function isUnused(database: Database, before: Date): SQL | undefined {
  const usage = database
    .select({ id: wordImage.id })
    .from(wordImage)
    .innerJoin(image, eq(image.id, wordImage.imageId))
    .where(eq(image.url, sql`'/image/' || ${upload.digest} || '.webp'`));
  return and(lt(upload.createdAt, before), notExists(usage));
}

/** While the upload and its images are locked, no transaction can start to use the file. */
async function removeUnused(
  database: Database,
  storage: ImageStorage,
  { digest, before }: { digest: string; before: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await lockUpload(transaction, digest))) return;
    const isOfUpload = eq(image.url, uploadUrl(digest));
    await transaction.select({ id: image.id }).from(image).where(isOfUpload).for('update');
    const isUpload = eq(upload.digest, digest);
    const unused = await transaction.$count(upload, and(isUpload, isUnused(transaction, before)));
    if (unused === 0) return;
    await storage.delete(digest);
    await transaction.delete(upload).where(isUpload);
    await transaction.delete(image).where(isOfUpload);
  });
}

import { and, eq, lt, not, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { FileStorage, StoredFile } from '../../platform/storage/file-storage.ts';
import { upload } from '../../schema/upload.ts';
import { lockUpload } from './store-file.ts';

/** How a feature refers to stored files. */
export interface UploadUse {
  /** Whether a row refers to the upload of the outer query. */
  isUsed: (database: Database) => SQL;
  /** Locks the rows by which further ones could start to refer to the file. */
  lock?: (database: Database, digest: string) => Promise<void>;
  /** Removes what the feature knows of a file that is removed. */
  forget?: (database: Database, digest: string) => Promise<void>;
}

interface Sweep {
  database: Database;
  storage: FileStorage;
  uses: readonly UploadUse[];
}

const graceMilliseconds = 60 * 60 * 1_000;
const batchLength = 1_000;

/**
 * Removes stored files, and their rows, that nothing has referred to for an hour. Uploads may run at
 * the same time: an upload of the same file locks or renews the row, and the sweep removes each file
 * while it holds the lock of its row.
 */
export async function removeUnusedUploads(sweep: Sweep, now: Date): Promise<void> {
  const { database, storage, uses } = sweep;
  const before = new Date(now.getTime() - graceMilliseconds);
  await storage.removeUnfinished(before);
  await addMissingRows(database, storage, before);
  const { digest } = upload;
  const unused = await database
    .select({ digest })
    .from(upload)
    .where(isUnused(database, uses, before))
    .limit(batchLength);
  for (const row of unused) await removeUnused(sweep, { ...row, before });
}

/** Adds a row for each stored file without one, which the sweep then treats like all others. */
async function addMissingRows(
  database: Database,
  storage: FileStorage,
  before: Date,
): Promise<void> {
  let batch: StoredFile[] = [];
  for await (const stored of storage.list()) {
    if (stored.storedAt < before) batch.push(stored);
    if (batch.length < batchLength) continue;
    await addRows(database, batch);
    batch = [];
  }
  await addRows(database, batch);
}

async function addRows(database: Database, stored: readonly StoredFile[]): Promise<void> {
  if (stored.length === 0) return;
  const rows = stored.map(({ digest, storedAt }) => ({
    digest,
    byteCount: 0,
    createdAt: storedAt,
  }));
  await database.insert(upload).values(rows).onConflictDoNothing();
}

/** Uploads from before a time that nothing refers to. */
const isUnused = (database: Database, uses: readonly UploadUse[], before: Date): SQL | undefined =>
  and(lt(upload.createdAt, before), ...uses.map(({ isUsed }) => not(isUsed(database))));

/** While the upload is locked, no transaction can start to refer to the file. */
async function removeUnused(
  { database, storage, uses }: Sweep,
  { digest, before }: { digest: string; before: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await lockUpload(transaction, digest))) return;
    for (const { lock } of uses) await lock?.(transaction, digest);
    const isUpload = eq(upload.digest, digest);
    const isRemoved = and(isUpload, isUnused(transaction, uses, before));
    if ((await transaction.$count(upload, isRemoved)) === 0) return;
    await storage.delete(digest);
    await transaction.delete(upload).where(isUpload);
    for (const { forget } of uses) await forget?.(transaction, digest);
  });
}

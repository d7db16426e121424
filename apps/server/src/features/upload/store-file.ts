import { createHmac } from 'node:crypto';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { upload } from '../../schema/upload.ts';
import { loadServerSecret } from '../auth/secret.ts';

type Ports = Pick<Services, 'database' | 'fileStorage' | 'now'>;

interface NewFile {
  digest: string;
  bytes: Uint8Array;
  mediaType: string;
}

/**
 * Stores a file. The upload is announced, then the file is stored, and only then does a row refer to
 * it: a failure in between leaves at most a file that the sweep removes.
 *
 * @param refer - adds the row that refers to the file, while the sweep cannot remove it
 */
export async function storeFile<Result>(
  { database, fileStorage, now }: Ports,
  { digest, bytes, mediaType }: NewFile,
  refer: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    await announceUpload(database, { digest, byteCount: bytes.length, createdAt: now() });
    await fileStorage.put(digest, bytes, mediaType);
    const referred = await database.transaction(async (transaction) =>
      (await lockAnnounced(transaction, digest)) ? { result: await refer(transaction) } : undefined,
    );
    // Otherwise, the sweep has removed the file meanwhile.
    if (referred !== undefined) return referred.result;
  }
}

/**
 * The digest of a file, keyed with a secret and its owner. Neither an address nor an upload of the same file reveals
 * what another learner has stored.
 *
 * @param purpose - the name of the secret
 */
export async function computeFileDigest(
  database: Database,
  { purpose, owner, content }: { purpose: string; owner: string; content: Uint8Array | string },
): Promise<string> {
  const secret = await loadServerSecret(database, purpose);
  return createHmac('sha256', secret).update(owner).update(content).digest('hex');
}

/** Records that a file is about to be stored, so that the sweep keeps it. */
async function announceUpload(
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
const lockAnnounced = (database: Database, digest: string): Promise<boolean> =>
  lockUploads(database, and(eq(upload.digest, digest), gt(upload.byteCount, 0)));

async function lockUploads(database: Database, where: SQL | undefined): Promise<boolean> {
  const locked = await database
    .select({ digest: upload.digest })
    .from(upload)
    .where(where)
    .for('update');
  return locked.length > 0;
}

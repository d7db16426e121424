import { createHmac } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { MediaType } from '../../platform/storage/file-storage.ts';
import { upload } from '../../schema/upload.ts';
import { loadServerSecret } from '../auth/secret.ts';
import { lockUpload } from '../contribution/remove-files.ts';

type Ports = Pick<Services, 'database' | 'fileStorage' | 'now'>;

interface NewFile {
  digest: string;
  bytes: Uint8Array;
  mediaType: MediaType;
}

/**
 * Stores a file. The upload is announced, then the file is stored, and only then does a row use it: a failure in
 * between leaves at most a file that the sweep removes.
 *
 * @param use - adds the row that uses the file, which cannot be removed meanwhile
 */
export async function storeFile<Result>(
  { database, fileStorage, now }: Ports,
  { digest, bytes, mediaType }: NewFile,
  use: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  // A row without bytes was added by the sweep for a file without a row, and that file may be gone.
  const isAnnounced = and(eq(upload.digest, digest), gt(upload.byteCount, 0));
  for (;;) {
    const announced = { byteCount: bytes.length, createdAt: now() };
    await database
      .insert(upload)
      .values({ digest, ...announced })
      .onConflictDoUpdate({ target: upload.digest, set: announced });
    await fileStorage.put(digest, bytes, mediaType);
    const used = await database.transaction(async (transaction) =>
      (await lockUpload(transaction, isAnnounced)) ? { result: await use(transaction) } : undefined,
    );
    // Otherwise, the file has been removed meanwhile.
    if (used !== undefined) return used.result;
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

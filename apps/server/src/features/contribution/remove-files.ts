import { and, eq, exists, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { image, wordImage } from '../../schema/image.ts';
import { importPart } from '../../schema/import.ts';
import { wordRecording } from '../../schema/recording.ts';
import { speech, upload } from '../../schema/upload.ts';

const queries = new QueryBuilder();

/** An image refers to an uploaded file by this address. */
export const toImageUrl = (digest: string): string => `/image/${digest}.webp`;

const isOfImage = exists(
  queries
    .select({ id: wordImage.id })
    .from(wordImage)
    .innerJoin(image, eq(image.id, wordImage.imageId))
    .where(eq(image.url, sql`'/image/' || ${upload.digest} || '.webp'`)),
);

const isOfRecording = exists(
  queries
    .select({ id: wordRecording.id })
    .from(wordRecording)
    .where(eq(wordRecording.digest, upload.digest)),
);

const isOfSpeech = exists(
  queries.select({ digest: speech.digest }).from(speech).where(eq(speech.digest, upload.digest)),
);

const isOfImport = exists(
  queries
    .select({ index: importPart.index })
    .from(importPart)
    .where(eq(importPart.digest, upload.digest)),
);

/** Whether a learner has contributed the file of an upload. Speech can be made again. */
export const isContributed: SQL | undefined = or(isOfImage, isOfRecording);

const isUnused = and(not(isOfImage), not(isOfRecording), not(isOfSpeech), not(isOfImport));

type Ports = Pick<Services, 'database' | 'fileStorage'>;

const fileRemoval = z.object({ digests: z.array(z.string()) });

/** Removes files whose last use was deleted. */
export const removeFilesJob: Job<z.infer<typeof fileRemoval>, Ports> = {
  name: 'remove-files',
  payload: fileRemoval,
  settings: { expireInSeconds: 5 * 60, retryLimit: 8, retryDelay: 10, retryBackoff: true },
  pollingIntervalSeconds: 5,
  async run({ digests }, ports) {
    for (const digest of digests) await removeUnused(ports, digest);
  },
};

export type FileTable = typeof wordImage | typeof wordRecording;

/**
 * Removes the files of some images and recordings after the transaction, unless they are still in use.
 *
 * @param matches - tells which rows of both tables
 */
export async function removeFilesAfter(
  transaction: Database,
  jobs: Services['jobs'],
  matches: (table: FileTable) => SQL | undefined,
): Promise<void> {
  const files = await transaction
    .select({ digest: sql<string>`substring(${image.url} from '^/image/(.*)[.]webp$')` })
    .from(wordImage)
    .innerJoin(image, eq(image.id, wordImage.imageId))
    .where(and(matches(wordImage), sql`${image.url} like '/image/%'`))
    .union(
      transaction
        .select({ digest: sql<string>`${wordRecording.digest}` })
        .from(wordRecording)
        .where(matches(wordRecording)),
    );
  if (files.length === 0) return;
  await jobs.send(removeFilesJob, { digests: files.map(({ digest }) => digest) }, transaction);
}

const graceMilliseconds = 60 * 60 * 1_000;
const batchLength = 1_000;

/**
 * Removes stored files, and their rows, that nothing has used for an hour: those of uploads that failed and of speech
 * that was forgotten. Uploads may run at the same time: an upload of the same file locks or renews the row, and the
 * sweep removes each file while it holds the lock of its row.
 */
export async function removeUnusedFiles(ports: Ports, now: Date): Promise<void> {
  const { database, fileStorage } = ports;
  const before = new Date(now.getTime() - graceMilliseconds);
  await fileStorage.removeUnfinished(before);
  await addMissingRows(ports, before);
  const unused = await database
    .select({ digest: upload.digest })
    .from(upload)
    .where(and(lt(upload.createdAt, before), isUnused))
    .limit(batchLength);
  for (const { digest } of unused) await removeUnused(ports, digest, before);
}

/** Adds a row for each stored file without one, which the sweep then treats like all others. */
async function addMissingRows({ database, fileStorage }: Ports, before: Date) {
  let batch: (typeof upload.$inferInsert)[] = [];
  const addBatch = async () => {
    if (batch.length > 0) await database.insert(upload).values(batch).onConflictDoNothing();
    batch = [];
  };
  for await (const { digest, storedAt } of fileStorage.list()) {
    if (storedAt < before) batch.push({ digest, byteCount: 0, createdAt: storedAt });
    if (batch.length === batchLength) await addBatch();
  }
  await addBatch();
}

/**
 * While the upload and its images are locked, no transaction can start to use the file. An upload of the same file that
 * is under way notices the removal, and stores the file again.
 */
async function removeUnused(
  { database, fileStorage }: Ports,
  digest: string,
  before?: Date,
): Promise<void> {
  const isUpload = eq(upload.digest, digest);
  const isImage = eq(image.url, toImageUrl(digest));
  await database.transaction(async (transaction) => {
    if (!(await lockUpload(transaction, isUpload))) return;
    await transaction.select({ id: image.id }).from(image).where(isImage).for('update');
    const isOld = before && lt(upload.createdAt, before);
    if ((await transaction.$count(upload, and(isUpload, isOld, isUnused))) === 0) return;
    await fileStorage.delete(digest);
    await transaction.delete(upload).where(isUpload);
    await transaction.delete(image).where(isImage);
  });
}

/** Locks an upload until the transaction ends. Returns false if there is none. */
export async function lockUpload(database: Database, where: SQL | undefined): Promise<boolean> {
  const locked = await database
    .select({ digest: upload.digest })
    .from(upload)
    .where(where)
    .for('update');
  return locked.length > 0;
}

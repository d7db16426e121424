import { EntryStatus } from '@wordhoard/contract/enumeration';
import { and, eq, getTableName } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { refuseSimilar } from '../../platform/database/database-errors.ts';
import { isInserted } from '../../platform/database/insert-once.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import type { wordRecording } from '../../schema/recording.ts';
import { expectVisibleWord } from '../word/visible.ts';
import type { ContributedFile } from './contributed-file.ts';
import { computeFileDigest, storeFile } from './store-file.ts';

export type UploadPorts = Pick<Services, 'database' | 'fileStorage' | 'acceptsUploads' | 'now'>;

export interface NewFile {
  /** As the client has made it. */
  id?: string | undefined;
  file: File;
  wordId: string;
}

/** The columns that images and recordings have in common. */
type Entry = Pick<
  typeof wordRecording.$inferInsert,
  'id' | 'wordId' | 'userId' | 'status' | 'createdAt'
>;

/** How files of a kind are made. */
export interface FileEncoder<Encoded extends { bytes: Uint8Array }> extends ContributedFile {
  /** The name of the secret of its digests. */
  purpose: string;
  maxBytes: number;
  encode(bytes: Uint8Array): Promise<Encoded>;
}

interface FileUpload<Encoded extends { bytes: Uint8Array }> extends FileEncoder<Encoded> {
  insert(
    transaction: Database,
    entry: Entry & { digest: string },
    encoded: Encoded,
  ): Promise<unknown>;
}

/** Encodes and stores a file that nothing uses yet. The sweep removes it after an hour unless something does. */
export async function prepareFile<Encoded extends { bytes: Uint8Array }>(
  ports: Pick<UploadPorts, 'database' | 'fileStorage' | 'now'>,
  { owner, content }: { owner: string; content: Uint8Array },
  { purpose, mediaType, encode }: FileEncoder<Encoded>,
): Promise<Encoded & { digest: string }> {
  const encoded = await encode(content);
  const { bytes } = encoded;
  const digest = await computeFileDigest(ports.database, { purpose, owner, content: bytes });
  await storeFile(ports, { digest, bytes, mediaType }, async () => {});
  return { ...encoded, digest };
}

/**
 * Adds a file to a word, unless the caller has already added one with this id.
 *
 * @returns the id of the entry
 */
export async function uploadFile<Encoded extends { bytes: Uint8Array }>(
  ports: UploadPorts,
  caller: Caller,
  { id = newId(), file, wordId }: NewFile,
  { table, mediaType, isOfFile, purpose, maxBytes, encode, insert }: FileUpload<Encoded>,
): Promise<string> {
  const { database, acceptsUploads, now } = ports;
  if (!acceptsUploads) throw new ApplicationError('ImageCannotUploadInDevelopmentFolder');
  if (file.size > maxBytes) throw new ApplicationError('PayloadTooLarge');
  const isOfWord = eq(table.wordId, wordId);
  const isOwn = and(isOfWord, eq(table.userId, caller.id));
  await expectVisibleWord(database, wordId, caller.id);
  if (await isInserted(database, table, id, isOwn)) return id;
  const encoded = await encode(await file.bytes());
  const { bytes } = encoded;
  const digest = await computeFileDigest(database, { purpose, owner: caller.id, content: bytes });
  return storeFile(ports, { digest, bytes, mediaType }, async (transaction) => {
    const { isPublic } = await expectVisibleWord(transaction, wordId, caller.id);
    if (await isInserted(transaction, table, id, isOwn)) return id;
    if ((await transaction.$count(table, and(isOfWord, isOfFile(digest)))) > 0) {
      throw new ApplicationError('SimilarRecordAlreadyExists');
    }
    const isApproved = isAdmin(caller) && isPublic;
    const status = isApproved ? EntryStatus.Approved : EntryStatus.Pending;
    const entry = { id, wordId, userId: caller.id, createdAt: now(), status, digest };
    await refuseSimilar(`${getTableName(table)}_pkey`, insert(transaction, entry, encoded));
    return id;
  });
}

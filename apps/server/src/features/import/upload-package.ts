import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { limits } from '@wordhoard/contract/limits';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/insert-once.ts';
import { ApplicationError, buildFieldError } from '../../platform/errors/application-error.ts';
import type { Services } from '../../platform/services.ts';
import { importPart, importRecord } from '../../schema/import.ts';
import { computeFileDigest, storeFile } from '../upload/store-file.ts';
import { lockUser } from '../user/store.ts';
import { endImports, findImport, lockImport } from './store.ts';

const partBytes = limits.packagePartMegabytes * 1_024 * 1_024;
const mediaType = 'application/octet-stream';

type Ports = Pick<Services, 'database' | 'fileStorage' | 'now'>;

interface NewPackage {
  id: string;
  name: string;
  byteCount: number;
}

/** Announces a package. Those of the learner that were not imported are given up. */
export function beginPackage(
  { database, acceptsUploads }: Pick<Services, 'database' | 'acceptsUploads'>,
  announced: NewPackage,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  if (!acceptsUploads) throw new ApplicationError('ImageCannotUploadInDevelopmentFolder');
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const isOwn = eq(importRecord.userId, userId);
    const row = {
      ...announced,
      userId,
      kind: 'package',
      state: 'uploading',
      createdAt: now,
    } as const;
    if (!(await insertOnce(transaction, importRecord, row, isOwn))) return;
    const waiting = await transaction
      .select({ id: importRecord.id })
      .from(importRecord)
      .where(and(isOwn, inArray(importRecord.state, ['uploading', 'ready'])));
    const others = waiting.filter(({ id }) => id !== announced.id).map(({ id }) => id);
    await endImports(transaction, others, { state: 'cancelled' });
  });
}

interface NewPart {
  id: string;
  index: number;
  file: File;
}

/** Stores a part. Only the last one may be shorter. */
export async function addPart(
  ports: Ports,
  { id, index, file }: NewPart,
  userId: string,
): Promise<void> {
  const { byteCount } = await findImport(ports.database, id, userId);
  const expected = Math.min(partBytes, byteCount - index * partBytes);
  if (file.size !== expected) throw buildFieldError('file', { code: 'invalid' });
  const isStored = and(eq(importPart.importId, id), eq(importPart.index, index));
  if ((await ports.database.$count(importPart, isStored)) > 0) return;
  const bytes = await file.bytes();
  const named = { purpose: 'package', owner: `${id} ${index}`, content: bytes };
  const digest = await computeFileDigest(ports.database, named);
  await storeFile(ports, { digest, bytes, mediaType }, async (transaction) => {
    await lockImport(transaction, id, { userId, states: ['uploading'] });
    const part = { importId: id, index, digest };
    await transaction.insert(importPart).values(part).onConflictDoNothing();
  });
}

const countParts = (byteCount: number): number => Math.ceil(byteCount / partBytes);

export async function requireAllParts(
  database: Database,
  { id, byteCount }: { id: string; byteCount: number },
): Promise<void> {
  const stored = await database.$count(importPart, eq(importPart.importId, id));
  if (stored !== countParts(byteCount)) throw new ApplicationError('ImportUnavailable');
}

/** Writes the parts into one file, one part after the other. */
export async function assemblePackage(
  { database, fileStorage }: Pick<Ports, 'database' | 'fileStorage'>,
  id: string,
  path: string,
): Promise<void> {
  const parts = await database
    .select({ digest: importPart.digest })
    .from(importPart)
    .where(eq(importPart.importId, id))
    .orderBy(importPart.index);
  async function* read() {
    for (const { digest } of parts) {
      const bytes = await fileStorage.get(digest, mediaType);
      if (bytes === undefined) throw new ApplicationError('PackageUnreadable');
      yield bytes;
    }
  }
  await pipeline(read, createWriteStream(path));
}

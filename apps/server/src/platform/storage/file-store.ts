import { ApplicationError } from '../errors/application-error.ts';
import type { FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { Bucket } from './s3-storage.ts';

/** The configured storage of files. */
export type FileStoreSetting = { kind: 'folder'; folder: string } | { kind: 's3'; bucket: Bucket };

/** Whether the name of a store marks it as one for development, where users' files could be lost. */
export function isDevelopmentStore(store: FileStoreSetting): boolean {
  const name = store.kind === 'folder' ? store.folder : store.bucket.name;
  return /(^|[\\/._-])development([\\/._-]|$)/i.test(name);
}

/** Opens a storage whose failures are errors with the code `StorageUnavailable`. */
export async function openFileStorage(store: FileStoreSetting): Promise<FileStorage> {
  const storage = await createStorage(store);
  return {
    ...storage,
    put: (...file) => reportFailure(storage.put(...file)),
    get: (...file) => reportFailure(storage.get(...file)),
    delete: (digest) => reportFailure(storage.delete(digest)),
  };
}

/** Loads the S3 client only if it is used, because it is large. */
async function createStorage(store: FileStoreSetting): Promise<FileStorage> {
  if (store.kind === 'folder') return createFolderStorage(store.folder);
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(store.bucket);
}

async function reportFailure<Result>(operation: Promise<Result>): Promise<Result> {
  try {
    return await operation;
  } catch (cause) {
    throw new ApplicationError('StorageUnavailable', { cause });
  }
}

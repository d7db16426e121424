import { join } from 'node:path';
import { ApplicationError } from '../errors/application-error.ts';
import type { FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { Bucket } from './s3-storage.ts';

/** The configured storage of files. */
export type FileStoreSetting = { kind: 'folder'; folder: string } | { kind: 's3'; bucket: Bucket };

interface Variables {
  DATA_DIRECTORY: string;
  S3_BUCKET?: string | undefined;
  S3_REGION?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

const requiredNames = [
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** The missing variables of an incomplete configuration of a bucket. */
export function missingS3Variables(variables: Variables): string[] {
  const isSet = (name: keyof Variables) => variables[name] !== undefined;
  const isBucketConfigured = requiredNames.some(isSet) || isSet('S3_ENDPOINT');
  return isBucketConfigured ? requiredNames.filter((name) => !isSet(name)) : [];
}

export function readFileStoreSetting(variables: Variables): FileStoreSetting {
  const [name, region, accessKeyId, secretAccessKey] = requiredNames.map(
    (variable) => variables[variable],
  );
  if (!(name && region && accessKeyId && secretAccessKey)) {
    return { kind: 'folder', folder: join(variables.DATA_DIRECTORY, 'files') };
  }
  const endpoint = variables.S3_ENDPOINT;
  return { kind: 's3', bucket: { name, region, endpoint, accessKeyId, secretAccessKey } };
}

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

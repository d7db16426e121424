import { join } from 'node:path';
import { createFolderStorage } from './folder-storage.ts';
import type { ImageStorage } from './image-storage.ts';
import type { Bucket } from './s3-storage.ts';

/** Where the configuration wants uploaded pictures to be. */
export type ImageStoreSetting = { kind: 'folder'; folder: string } | { kind: 's3'; bucket: Bucket };

interface Variables {
  DATA_DIRECTORY: string;
  S3_BUCKET?: string | undefined;
  S3_REGION?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

const needed = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** What is not set although something of a bucket is: it is described wholly or not at all. */
export function missingOfBucket(variables: Variables): string[] {
  const isSet = (name: keyof Variables) => variables[name] !== undefined;
  const isWanted = needed.some(isSet) || isSet('S3_ENDPOINT');
  return isWanted ? needed.filter((name) => !isSet(name)) : [];
}

export function imageStoreSettingOf(variables: Variables): ImageStoreSetting {
  const [name, region, accessKeyId, secretAccessKey] = needed.map((needs) => variables[needs]);
  if (!(name && region && accessKeyId && secretAccessKey)) {
    return { kind: 'folder', folder: join(variables.DATA_DIRECTORY, 'pictures') };
  }
  const endpoint = variables.S3_ENDPOINT;
  return { kind: 's3', bucket: { name, region, endpoint, accessKeyId, secretAccessKey } };
}

/** Whether a store is named as one that developers fill and empty: no place for people's pictures. */
export function isDevelopmentStore(store: ImageStoreSetting): boolean {
  const name = store.kind === 'folder' ? store.folder : store.bucket.name;
  return /(^|[\\/._-])development([\\/._-]|$)/i.test(name);
}

/** What speaks S3 is large, and is loaded only where it is used. */
export async function openImageStorage(store: ImageStoreSetting): Promise<ImageStorage> {
  if (store.kind === 'folder') return createFolderStorage(store.folder);
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(store.bucket);
}

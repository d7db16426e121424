import { createFolderStorage } from './folder-storage.ts';
import type { PictureStorage } from './picture-storage.ts';
import type { Bucket } from './s3-storage.ts';

/** Where the configuration wants uploaded pictures to be. */
export type PictureStore = { kind: 'folder'; folder: string } | { kind: 's3'; bucket: Bucket };

/** What speaks S3 is large, and is loaded only where it is used. */
export async function openPictureStorage(store: PictureStore): Promise<PictureStorage> {
  if (store.kind === 'folder') return createFolderStorage(store.folder);
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(store.bucket);
}

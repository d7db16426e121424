import { createFolderStorage } from './folder-storage.ts';
import type { PictureStorage } from './picture-storage.ts';
import type { PictureStore } from './picture-store.ts';

/** What speaks S3 is large, and is loaded only where it is used. */
export async function openPictureStorage(store: PictureStore): Promise<PictureStorage> {
  if (store.kind === 'folder') return createFolderStorage(store.folder);
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(store.bucket);
}

import { createFolderStorage } from './folder-storage.ts';
import type { ImageStorage } from './image-storage.ts';
import type { ImageStoreSetting } from './image-store-setting.ts';

/** What speaks S3 is large, and is loaded only where it is used. */
export async function openImageStorage(store: ImageStoreSetting): Promise<ImageStorage> {
  if (store.kind === 'folder') return createFolderStorage(store.folder);
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(store.bucket);
}

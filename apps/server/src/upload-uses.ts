import { imageUse } from './features/image/upload-store.ts';
import type { UploadUse } from './features/upload/remove-unused-uploads.ts';

/** Everything that refers to stored files. */
export const uploadUses: readonly UploadUse[] = [imageUse];

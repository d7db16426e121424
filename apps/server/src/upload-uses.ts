import { imageUse } from './features/image/upload-store.ts';
import { recordingUse } from './features/recording/store.ts';
import { speechUse } from './features/speech/kept-speech.ts';
import type { UploadUse } from './features/upload/remove-unused-uploads.ts';

/** Files that learners have contributed. */
export const contributedUses: readonly UploadUse[] = [imageUse, recordingUse];

/** Everything that refers to stored files. Speech can be made again. */
export const uploadUses: readonly UploadUse[] = [...contributedUses, speechUse];

import { imageUse } from './features/image/upload-store.ts';
import { recordingUse } from './features/recording/recording-file.ts';
import { speechUse } from './features/speech/kept-speech.ts';
import type { UploadUse } from './features/upload/remove-unused-uploads.ts';

/** Everything that refers to stored files. */
export const uploadUses: readonly UploadUse[] = [imageUse, recordingUse, speechUse];

import { eq, inArray, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { MediaType } from '../../platform/storage/file-storage.ts';
import { image, wordImage } from '../../schema/image.ts';
import { wordRecording } from '../../schema/recording.ts';
import { toImageUrl } from '../contribution/remove-files.ts';

/** A kind of contribution that has a file. */
export interface ContributedFile {
  table: typeof wordImage | typeof wordRecording;
  mediaType: MediaType;
  extension: string;
  /** Whether a row of the table uses the file. */
  isOfFile(digest: string): SQL;
}

export const imageFile: ContributedFile = {
  table: wordImage,
  mediaType: 'image/webp',
  extension: 'webp',
  isOfFile(digest) {
    const images = new QueryBuilder()
      .select({ id: image.id })
      .from(image)
      .where(eq(image.url, toImageUrl(digest)));
    return inArray(wordImage.imageId, images);
  },
};

export const recordingFile: ContributedFile = {
  table: wordRecording,
  mediaType: 'audio/mpeg',
  extension: 'mp3',
  isOfFile: (digest) => eq(wordRecording.digest, digest),
};

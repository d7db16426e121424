import type { PackageFile } from '../../../platform/anki/package-file.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { Services } from '../../../platform/services.ts';
import { imageEncoding } from '../../image/upload-image.ts';
import { recordingEncoding } from '../../recording/encode-recording.ts';
import { prepareFile } from '../../upload/upload-file.ts';
import type { ReadNote } from './read-note.ts';

/** A picture or a sound that is converted and stored. */
export type PreparedMedia =
  | { kind: 'image'; name: string; digest: string }
  | { kind: 'recording'; name: string; digest: string; milliseconds: number };

export interface UnusableMedia {
  reason: 'pictureUnusable' | 'soundUnusable';
  name: string;
}

/** A word has one sound, and as many pictures as can be pinned. */
const maxSounds = 1;
const maxPictures = 3;
const soundName = /\.(mp3|ogg|oga|opus|wav|webm|m4a|aac|flac|3gp|mp4|wma)$/i;

interface MediaSource {
  ports: Pick<Services, 'database' | 'fileStorage' | 'now'>;
  file: PackageFile;
  userId: string;
}

/** Converts the pictures and the sound of a note, within the limits of uploads. */
export async function prepareMedia(
  { media }: Pick<ReadNote, 'media'>,
  source: MediaSource,
): Promise<{ prepared: PreparedMedia[]; unusable: UnusableMedia[] }> {
  const sounds = media.filter((name) => soundName.test(name));
  const pictures = media.filter((name) => !soundName.test(name));
  const prepared: PreparedMedia[] = [];
  const unusable: UnusableMedia[] = [
    ...sounds.slice(maxSounds).map((name) => ({ reason: 'soundUnusable' as const, name })),
    ...pictures.slice(maxPictures).map((name) => ({ reason: 'pictureUnusable' as const, name })),
  ];
  for (const name of sounds.slice(0, maxSounds)) {
    const made = await tryPrepare(name, source, recordingEncoding);
    if (made === undefined) unusable.push({ reason: 'soundUnusable', name });
    else prepared.push({ kind: 'recording', name, ...made });
  }
  for (const name of pictures.slice(0, maxPictures)) {
    const made = await tryPrepare(name, source, imageEncoding);
    if (made === undefined) unusable.push({ reason: 'pictureUnusable', name });
    else prepared.push({ kind: 'image', name, digest: made.digest });
  }
  return { prepared, unusable };
}

async function tryPrepare<Encoded extends { bytes: Uint8Array }>(
  name: string,
  { ports, file, userId }: MediaSource,
  encoding: Parameters<typeof prepareFile<Encoded>>[2],
) {
  const content = await file.readMedia(name, encoding.maxBytes);
  if (content === undefined) return undefined;
  try {
    const { bytes: _, ...made } = await prepareFile(ports, { owner: userId, content }, encoding);
    return made;
  } catch (error) {
    const isUnusable = error instanceof ApplicationError && error.status === 400;
    if (isUnusable) return undefined;
    throw error;
  }
}

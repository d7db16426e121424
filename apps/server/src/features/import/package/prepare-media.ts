import type { RecordingLicence } from '@wordhoard/contract/enumeration';
import type { PackageFile } from '../../../platform/anki/package-file.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { Services } from '../../../platform/services.ts';
import { imageEncoding } from '../../image/upload-image.ts';
import { recordingEncoding } from '../../recording/encode-recording.ts';
import { type FileEncoder, prepareFile } from '../../upload/upload-file.ts';
import type { ReadNote } from './read-note.ts';

/** A converted and stored picture or sound, with its licence and source. */
export type PreparedMedia =
  | { kind: 'image'; digest: string; licence?: string; source?: string }
  | {
      kind: 'recording';
      digest: string;
      milliseconds: number;
      licence?: RecordingLicence | '';
      speaker?: string | null;
    };

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
  file: Pick<PackageFile, 'readMedia'>;
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
    else prepared.push({ kind: 'recording', ...made });
  }
  for (const name of pictures.slice(0, maxPictures)) {
    const made = await tryPrepare(name, source, imageEncoding);
    if (made === undefined) unusable.push({ reason: 'pictureUnusable', name });
    else prepared.push({ kind: 'image', ...made });
  }
  return { prepared, unusable };
}

async function tryPrepare<Encoded extends { bytes: Uint8Array }>(
  name: string,
  { ports, file, userId }: MediaSource,
  encoding: FileEncoder<Encoded>,
) {
  const content = await file.readMedia(name, encoding.maxBytes);
  return content && prepareUsable(ports, { owner: userId, content }, encoding);
}

/** Converts and stores a file. Undefined if an upload of it would be refused. */
export async function prepareUsable<Encoded extends { bytes: Uint8Array }>(
  ports: MediaSource['ports'],
  given: Parameters<typeof prepareFile>[1],
  encoding: FileEncoder<Encoded>,
) {
  try {
    const { bytes: _, ...made } = await prepareFile(ports, given, encoding);
    return made;
  } catch (error) {
    const isUnusable = error instanceof ApplicationError && error.status === 400;
    if (isUnusable) return undefined;
    throw error;
  }
}

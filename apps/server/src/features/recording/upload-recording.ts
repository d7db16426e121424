import { EntryStatus, type RecordingLicence } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { limits } from '@wordhoard/contract/limits';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { EncodedSound } from '../../platform/audio/audio-worker.ts';
import { reencodeAudio } from '../../platform/audio/reencode-audio.ts';
import { AudioProblem, type AudioProblemKind } from '../../platform/audio/sound.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuseSimilar } from '../../platform/database/database-errors.ts';
import { isInserted } from '../../platform/database/insert-once.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { maxRecordingBytes } from '../../platform/http/limit-body.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { wordRecording } from '../../schema/recording.ts';
import { computeFileDigest, storeFile } from '../upload/store-file.ts';
import { expectVisibleWord } from '../word/visible.ts';

type Ports = Pick<Services, 'database' | 'fileStorage' | 'acceptsUploads' | 'now'>;

interface NewRecording {
  id?: string | undefined;
  file: File;
  wordId: string;
  /** Empty if there is no name. */
  speaker: string;
  licence: RecordingLicence;
}

/**
 * Adds a recording to a word, unless the caller has already added one with this id.
 *
 * @returns the id of the recording
 */
export async function uploadRecording(
  ports: Ports,
  caller: Caller,
  { id = newId(), file, ...added }: NewRecording,
): Promise<string> {
  const { database, acceptsUploads, now } = ports;
  if (!acceptsUploads) throw new ApplicationError('ImageCannotUploadInDevelopmentFolder');
  if (file.size > maxRecordingBytes) throw new ApplicationError('PayloadTooLarge');
  await expectVisibleWord(database, added.wordId, caller.id);
  const isOwn = and(eq(wordRecording.wordId, added.wordId), eq(wordRecording.userId, caller.id));
  if (await isInserted(database, wordRecording, id, isOwn)) return id;
  const { bytes, milliseconds } = await reencode(await file.bytes());
  const origin = { purpose: 'recording', owner: caller.id, content: bytes };
  const digest = await computeFileDigest(database, origin);
  return storeFile(ports, { digest, bytes, mediaType: 'audio/mpeg' }, async (transaction) => {
    await expectVisibleWord(transaction, added.wordId, caller.id);
    if (await isInserted(transaction, wordRecording, id, isOwn)) return id;
    if (await hasRecording(transaction, added.wordId, digest)) {
      throw new ApplicationError('SimilarRecordAlreadyExists');
    }
    const speaker = added.speaker === '' ? null : added.speaker;
    const status = isAdmin(caller) ? EntryStatus.Approved : EntryStatus.Pending;
    const entry = { userId: caller.id, createdAt: now(), status };
    const row = { id, ...added, speaker, digest, milliseconds, ...entry };
    await refuseSimilar(
      'word_recording_pkey',
      transaction.insert(wordRecording).values(row).execute(),
    );
    return id;
  });
}

async function hasRecording(database: Database, wordId: string, digest: string): Promise<boolean> {
  const isSame = and(eq(wordRecording.wordId, wordId), eq(wordRecording.digest, digest));
  return (await database.$count(wordRecording, isSame)) > 0;
}

const bounds = { minSeconds: limits.recordingMinSeconds, maxSeconds: limits.recordingMaxSeconds };

const errorCodes = {
  unreadable: 'RecordingUnreadable',
  'too-short': 'RecordingTooShort',
  'too-long': 'RecordingTooLong',
  silent: 'RecordingSilent',
} satisfies Record<AudioProblemKind, ErrorCode>;

async function reencode(bytes: Uint8Array): Promise<EncodedSound> {
  try {
    return await reencodeAudio(bytes, bounds);
  } catch (cause) {
    if (cause instanceof AudioProblem)
      throw new ApplicationError(errorCodes[cause.kind], { cause });
    throw cause;
  }
}

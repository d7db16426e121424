import type { ErrorCode } from '@wordhoard/contract/error-code';
import { limits } from '@wordhoard/contract/limits';
import type { EncodedSound } from '../../platform/audio/audio-worker.ts';
import { reencodeAudio } from '../../platform/audio/reencode-audio.ts';
import { AudioProblem, type AudioProblemKind } from '../../platform/audio/sound.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { maxRecordingBytes } from '../../platform/http/limit-body.ts';
import { recordingFile } from '../upload/contributed-file.ts';

const bounds = { minSeconds: limits.recordingMinSeconds, maxSeconds: limits.recordingMaxSeconds };

const errorCodes = {
  unreadable: 'RecordingUnreadable',
  'too-short': 'RecordingTooShort',
  'too-long': 'RecordingTooLong',
  silent: 'RecordingSilent',
} satisfies Record<AudioProblemKind, ErrorCode>;

async function encode(bytes: Uint8Array): Promise<EncodedSound> {
  try {
    return await reencodeAudio(bytes, bounds);
  } catch (cause) {
    if (cause instanceof AudioProblem)
      throw new ApplicationError(errorCodes[cause.kind], { cause });
    throw cause;
  }
}

export const recordingEncoding = {
  ...recordingFile,
  purpose: 'recording',
  maxBytes: maxRecordingBytes,
  encode,
};

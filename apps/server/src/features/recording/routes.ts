import { routes } from '@wordhoard/contract';
import type { RecordingLicence } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { limits } from '@wordhoard/contract/limits';
import type { EncodedSound } from '../../platform/audio/audio-worker.ts';
import { reencodeAudio } from '../../platform/audio/reencode-audio.ts';
import { AudioProblem, type AudioProblemKind } from '../../platform/audio/sound.ts';
import { presentFeed } from '../../platform/database/feed-page.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import { maxRecordingBytes } from '../../platform/http/limit-body.ts';
import { type Caller, requireCaller } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { wordRecording } from '../../schema/recording.ts';
import { recordingFile } from '../upload/contributed-file.ts';
import { deleteUpload } from '../upload/delete-upload.ts';
import { type NewFile, type UploadPorts, uploadFile } from '../upload/upload-file.ts';
import { findRecording, findRecordings } from './store.ts';

export function addRecordingRoutes(api: Api, services: Services): void {
  const { database } = services;
  answer(api, routes.recording, {
    async feed({ wordId, ...request }, { caller }) {
      const filter = { wordId, callerId: caller?.id };
      return presentFeed(request, await findRecordings(database, filter, request));
    },

    record: ({ id }, { caller }) => findRecording(database, id, caller?.id),

    async delete({ id }, { caller }) {
      await deleteUpload(services, wordRecording, id, caller);
      return { id };
    },
  });

  api.openapi(routes.recording.upload, async (context) => {
    const caller = requireCaller(context);
    const id = await uploadRecording(services, caller, context.req.valid('form'));
    return context.json(await findRecording(database, id, caller.id), 200);
  });
}

interface NewRecording extends NewFile {
  /** Empty if there is no name. */
  speaker: string;
  licence: RecordingLicence;
}

/** @returns the id of the recording */
const uploadRecording = (
  ports: UploadPorts,
  caller: Caller,
  { speaker, licence, ...file }: NewRecording,
): Promise<string> =>
  uploadFile(ports, caller, file, {
    ...recordingFile,
    purpose: 'recording',
    maxBytes: maxRecordingBytes,
    encode,
    insert: (transaction, entry, { milliseconds }) =>
      transaction
        .insert(wordRecording)
        .values({ ...entry, milliseconds, licence, speaker: speaker === '' ? null : speaker }),
  });

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

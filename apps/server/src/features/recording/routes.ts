import { routes } from '@wordhoard/contract';
import type { RecordingLicence } from '@wordhoard/contract/enumeration';
import { presentFeed } from '../../platform/database/feed-page.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import { type Caller, requireCaller } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { wordRecording } from '../../schema/recording.ts';
import { deleteUpload } from '../upload/delete-upload.ts';
import { type NewFile, type UploadPorts, uploadFile } from '../upload/upload-file.ts';
import { recordingEncoding } from './encode-recording.ts';
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
    ...recordingEncoding,
    insert: (transaction, entry, { milliseconds }) =>
      transaction
        .insert(wordRecording)
        .values({ ...entry, milliseconds, licence, speaker: speaker === '' ? null : speaker }),
  });

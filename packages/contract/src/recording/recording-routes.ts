import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import { audioRoute, defineRoutes, deleteRoute, uploadRoute } from '../base/route.ts';
import { cleanText, createdId, feedFields, id } from '../base/scalar.ts';
import { reactionCall } from '../contribution/contribution.ts';
import { recordingFeed, recordingLicence, recordingRecord } from './recording.ts';

const soundFile = z.file().openapi({
  type: 'string',
  format: 'binary',
  description: `${limits.recordingExtensions}, detected by content; at most ${limits.recordingMaxSeconds} seconds`,
});

/** An empty text in a form means that there is no name. */
const speaker = cleanText('Ada', limits.nameMaxLength)
  .default('')
  .describe('The name of the speaker');

export const recordingRoutes = {
  ...defineRoutes('/front-word-recording', 'anyone', {
    feed: {
      summary: 'List the recordings of a word, the best first',
      body: z.strictObject({ wordId: id, ...feedFields }),
      success: recordingFeed,
    },
    record: {
      summary: 'Get a recording',
      body: z.strictObject({ id }),
      success: recordingRecord,
      errors: ['NotFound'],
    },
  }),
  upload: uploadRoute({
    path: '/front-word-recording/upload',
    access: 'learner',
    summary: 'Upload a recording of a word; it is pending until approved',
    form: z.strictObject({
      id: createdId,
      file: soundFile,
      wordId: id,
      speaker,
      licence: recordingLicence,
    }),
    success: recordingRecord,
    errors: [
      'NotFound',
      'RecordingUnreadable',
      'RecordingTooShort',
      'RecordingTooLong',
      'RecordingSilent',
      'SimilarRecordAlreadyExists',
      'ImageCannotUploadInDevelopmentFolder',
      'StorageUnavailable',
    ],
  }),
  ...defineRoutes('/front-word-recording', 'learner', {
    reaction: { summary: 'React to a recording of somebody else', ...reactionCall },
  }),
  delete: deleteRoute({
    path: '/front-word-recording/delete',
    access: 'learner',
    summary: 'Withdraw your recording; admins withdraw any recording',
    body: z.strictObject({ id }),
    success: z.object({ id }),
    errors: ['NotFound', 'Forbidden'],
  }),
};

export const speechRoutes = {
  speech: audioRoute({
    path: '/front-word/speech/{id}',
    access: 'anyone',
    summary: 'Get a word as the speech synthesis of the server speaks it',
    request: { params: z.strictObject({ id }) },
    errors: ['NotFound', 'SpeechUnavailable', 'StorageUnavailable'],
  }),
};

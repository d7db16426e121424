import { z } from '@hono/zod-openapi';
import { recordingLicences } from '../base/enumeration.ts';
import { defineFeed, entryStatus, id, orNull } from '../base/scalar.ts';
import { contributionFields } from '../contribution/contribution.ts';

const recordingUrl = z.string().openapi({
  description: 'An MP3 file',
  example: '/recording/75a67baf6fbaa1e3bac48a3db7b3a1841d566f41398a4177b508c6ac38bad36f.mp3',
});

/** The recording of a word that cards and quizzes play. */
const recording = z.object({ url: recordingUrl }).openapi('Recording');

export const recordingOrNull = orNull(recording).describe(
  'The best recording that the reader may hear; null if there is none',
);

const speaker = z.string().openapi({
  description: 'The name of the speaker',
  example: 'Ada',
});
export const recordingLicence = z.enum(recordingLicences).openapi({ example: 'CC BY 4.0' });

/** Who speaks, and how others may use the recording. */
const recordingCredit = {
  speaker: speaker.nullable(),
  licence: z.enum(['', ...recordingLicences]).openapi({
    description: 'Empty if it is unknown, of a sound that its learner has imported',
    example: 'CC BY 4.0',
  }),
};

/** What the author of a recording, and admins, see of it. */
export const uploadedRecording = {
  url: recordingUrl,
  ...recordingCredit,
  milliseconds: z.int().openapi({ description: 'The duration', example: 840 }),
};

/** A recording of a word with its reactions. */
export const recordingRecord = z
  .object({ id, wordId: id, ...uploadedRecording, status: entryStatus, ...contributionFields })
  .openapi('WordRecordingRecord');

export const recordingFeed = defineFeed(recordingRecord).openapi('WordRecordingFeed');

export type RecordingRecord = z.infer<typeof recordingRecord>;

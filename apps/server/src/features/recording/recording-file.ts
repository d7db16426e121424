import { eq, exists, sql } from 'drizzle-orm';
import { wordRecording } from '../../schema/recording.ts';
import { upload } from '../../schema/upload.ts';
import type { UploadUse } from '../upload/remove-unused-uploads.ts';

const start = '/recording/';
const end = '.mp3';

export const recordingUrl = (digest: string): string => `${start}${digest}${end}`;

/** The URL of the file of a recording, in a query. */
export const recordingUrlColumn = sql<string>`${sql.raw(`'${start}'`)} || ${wordRecording.digest} || ${sql.raw(`'${end}'`)}`;

export const recordingUse: UploadUse = {
  isUsed: (database) =>
    exists(
      database
        .select({ id: wordRecording.id })
        .from(wordRecording)
        .where(eq(wordRecording.digest, upload.digest)),
    ),
};

import { EntryStatus } from '@wordhoard/contract/enumeration';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type FeedRequest, findPage } from '../../platform/database/feed-page.ts';
import { sorted } from '../../platform/database/sql.ts';
import { requireFound } from '../../platform/errors/application-error.ts';
import { recordingReaction, wordRecording } from '../../schema/recording.ts';
import {
  contributionFields,
  isReactionTo,
  orderByLikes,
} from '../contribution/contribution-fields.ts';
import { seesEntry } from '../word/visible.ts';

const { id, wordId, status } = wordRecording;

/** The best recordings first, or in the order in which they were added if a sort order is given. */
export function findRecordings(
  database: Database,
  filter: { wordId: string; callerId: string | undefined },
  request: FeedRequest,
) {
  const bestFirst = [
    desc(eq(status, EntryStatus.Approved)),
    desc(eq(status, EntryStatus.Pending)),
    orderByLikes(wordRecording),
    id,
  ];
  return findPage(
    database,
    selectRecordings(database, filter.callerId, eq(wordId, filter.wordId)).$dynamic(),
    request.sort === undefined ? bestFirst : [sorted(id, request.sort)],
    request,
  );
}

export async function findRecording(
  database: Database,
  recordingId: string,
  callerId: string | undefined,
) {
  const [found] = await selectRecordings(database, callerId, eq(id, recordingId));
  return requireFound(found);
}

function selectRecordings(database: Database, callerId: string | undefined, where: SQL) {
  return database
    .select({
      id,
      wordId,
      ...recordingFields,
      ...contributionFields(wordRecording, recordingReaction, callerId),
    })
    .from(wordRecording)
    .leftJoin(recordingReaction, isReactionTo(wordRecording, recordingReaction, callerId))
    .where(and(where, seesEntry(wordRecording, callerId)));
}

/** The address of the file of a recording. */
const url = sql<string>`'/recording/' || ${wordRecording.digest} || '.mp3'`;

/** What the author and admins see of a recording. */
export const recordingFields = {
  url: url.as('url'),
  speaker: wordRecording.speaker,
  licence: wordRecording.licence,
  milliseconds: wordRecording.milliseconds,
};

import { EntryStatus, type SortOrder } from '@wordhoard/contract/enumeration';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { findPage, type PageRequest } from '../../platform/database/feed-page.ts';
import { isOwnedBy, sorted } from '../../platform/database/sql.ts';
import { recordingReaction, wordRecording } from '../../schema/recording.ts';
import { markOwn } from '../contribution/decide.ts';
import { seesWord } from '../word/visible.ts';

const { likeCount, dislikeCount, status } = wordRecording;

/** The best recordings first, or in the order in which they were added if a sort order is given. */
export async function findRecordings(
  database: Database,
  { wordId, callerId }: { wordId: string; callerId: string | undefined },
  request: PageRequest & { sort?: SortOrder | undefined },
) {
  const bestFirst = [
    desc(eq(status, EntryStatus.Approved)),
    desc(eq(status, EntryStatus.Pending)),
    desc(sql`${likeCount} - ${dislikeCount}`),
    wordRecording.id,
  ];
  const { total, rows } = await findPage(
    database,
    selectRecordings(database, callerId, eq(wordRecording.wordId, wordId)).$dynamic(),
    request.sort === undefined ? bestFirst : [sorted(wordRecording.id, request.sort)],
    request,
  );
  return { total, rows: rows.map((row) => markOwn(row, callerId)) };
}

export async function findRecording(database: Database, id: string, callerId: string | undefined) {
  const [row] = await selectRecordings(database, callerId, eq(wordRecording.id, id));
  return row === undefined ? undefined : markOwn(row, callerId);
}

function selectRecordings(database: Database, callerId: string | undefined, where: SQL) {
  const isReaction = and(
    isOwnedBy(recordingReaction.userId, callerId),
    eq(recordingReaction.entryId, wordRecording.id),
  );
  return database
    .select({
      id: wordRecording.id,
      wordId: wordRecording.wordId,
      ...recordingFields,
      status,
      likeCount,
      dislikeCount,
      reaction: recordingReaction.reaction,
      userId: wordRecording.userId,
      reason: wordRecording.reason,
    })
    .from(wordRecording)
    .leftJoin(recordingReaction, isReaction)
    .where(and(where, isShownTo(callerId), seesWord(callerId, wordRecording.wordId)));
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

/** Approved recordings, and the caller's own. */
const isShownTo = (callerId: string | undefined): SQL | undefined =>
  or(eq(status, EntryStatus.Approved), isOwnedBy(wordRecording.userId, callerId));

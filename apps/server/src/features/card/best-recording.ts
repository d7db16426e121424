import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { unplanned } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { wordRecording } from '../../schema/recording.ts';

// Raw SQL: a part of the query of cards, see cards.ts.

/**
 * The best recording of a word as JSON of the contract's recording: an approved one or, if there is
 * none, the caller's pending one.
 */
export function bestRecordingOf(wordId: SQL, callerId: Placeholder | undefined): SQL {
  const orOwn =
    callerId &&
    sql`or (user_id = ${unplanned(callerId, 'uuid')} and status = ${fixed(EntryStatus.Pending)})`;
  return sql`(
    select json_build_object('url', '/recording/' || digest || '.mp3')
    from ${wordRecording}
    where word_id = ${wordId} and (status = ${fixed(EntryStatus.Approved)} ${orOwn})
    order by status, like_count - dislike_count desc, id
    limit 1
  )`;
}

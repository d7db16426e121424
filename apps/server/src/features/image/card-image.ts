import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { fixed, unplanned } from '../../platform/database/sql.ts';

// Raw SQL: part of the statement that reads a page of cards, which each feed and search runs.
// Building it with the query builder takes longer than running it.

/** The best image of a word, approved or the caller's pending one, as JSON of the contract's image. */
export function bestImageOf(wordId: SQL, callerId: string | undefined): SQL {
  const caller = callerId === undefined ? undefined : unplanned(callerId, 'uuid');
  const orOwn =
    caller &&
    sql`or (word_image.user_id = ${caller} and word_image.status = ${fixed(EntryStatus.Pending)})`;
  const pinnedFirst =
    caller &&
    sql`exists (
      select from image_pin where user_id = ${caller} and word_image_id = word_image.id
    ) desc,`;
  return sql`(
    select row_to_json(best) from (
      select word_image.id, word_image.word_id as "wordId", image.url, word_image.status,
        image.licence, image.source
      from word_image join image on image.id = word_image.image_id
      where word_image.word_id = ${wordId}
        and (word_image.status = ${fixed(EntryStatus.Approved)} ${orOwn})
      order by ${pinnedFirst} word_image.like_count - word_image.dislike_count desc, word_image.id
      limit 1
    ) as best
  )`;
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { review, userWord } from '../../schema/review.ts';
import { user } from '../../schema/user.ts';
import type { ReferenceMove } from './move-shared-references.ts';

// Raw SQL: one statement moves the events of all learners.

/**
 * Moves the events of one word to another. A learner keeps the history of one of the words, because what they know of
 * it follows from the events. If they know or learn only the first word, both words exchange their events; otherwise
 * those of the second word stay. Notes do not change what they know, so all of them move to the second word. What moves comes last in the stream of its learner, so that it reaches all devices.
 */
export async function moveEvents(
  database: Database,
  { from, to, userId }: ReferenceMove,
): Promise<void> {
  const isOfLearner = userId === undefined ? sql`true` : sql`one.user_id = ${userId}`;
  const isMarked = (wordId: string) =>
    sql`exists (select from ${userWord} where user_id = one.user_id and word_id = ${wordId})`;
  const isOfNote = sql`exists (
    select from ${review} as noted
    where noted.user_id = one.user_id and noted.id in (one.id, one.undoes) and noted.note is not null
  )`;
  // Sequences are assigned under the lock of the learner.
  await database.execute(
    sql`select from ${user}
        where id in (select user_id from ${review} as one where word_id = ${from} and ${isOfLearner})
        order by id for no key update`,
  );
  await database.execute(
    sql`update ${review} as moved
        set word_id = case when moved.word_id = ${from} then ${to}::uuid else ${from}::uuid end,
          sequence = next.sequence
        from (
          select one.user_id, one.id,
            (select max(sequence) from ${review} where user_id = one.user_id)
              + row_number() over (partition by one.user_id order by one.sequence) as sequence
          from ${review} as one
          where ${isOfLearner} and word_id in (${from}, ${to}) and case
            when ${isOfNote} then word_id = ${from}
            when ${isMarked(from)} and not ${isMarked(to)} then true
            else word_id = ${from} and not exists (
              select from ${review}
              where user_id = one.user_id and word_id = ${to} and day is not null
            )
          end
        ) as next
        where moved.user_id = next.user_id and moved.id = next.id`,
  );
}

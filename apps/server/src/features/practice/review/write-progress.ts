// Raw SQL: each statement writes up to 5,000 words.

import type { KnowingChange, MarkedWord } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { userWord } from './schema.ts';

type ProgressRow = Pick<
  typeof userWord.$inferSelect,
  'wordId' | 'knowing' | 'rightDays' | 'lastRightDay'
>;

/** Words that have been deleted are skipped. An unchanged status keeps its time. */
export async function upsertProgress(
  database: Database,
  userId: string,
  rows: readonly ProgressRow[],
  now: Date,
): Promise<void> {
  const given = rows.map(({ wordId, knowing, rightDays, lastRightDay }) => ({
    word_id: wordId,
    knowing,
    right_days: rightDays,
    last_right_day: lastRightDay,
  }));
  await database.execute(
    sql`insert into user_word
          (user_id, word_id, lang_code, knowing, right_days, last_right_day, changed_at)
        select ${userId}, word.id, word.lang_code, given.knowing, given.right_days,
          given.last_right_day, ${now}
        from jsonb_populate_recordset(null::user_word, ${JSON.stringify(given)}::jsonb) as given
        join word on word.id = given.word_id
        on conflict (user_id, word_id) do update
        set knowing = excluded.knowing, right_days = excluded.right_days,
          last_right_day = excluded.last_right_day,
          changed_at = case when user_word.knowing = excluded.knowing
            then user_word.changed_at else excluded.changed_at end`,
  );
}

/** Restores when words reached their status and when they were proved. */
export async function restoreTimes(
  database: Database,
  userId: string,
  changes: readonly KnowingChange[],
  now: Date,
): Promise<void> {
  const given = changes.map(({ wordId, before: { changedAt, provedAt } }) => ({
    word_id: wordId,
    changed_at: changedAt,
    proved_at: provedAt,
  }));
  await database.execute(
    sql`update user_word
        set changed_at = least(given.changed_at, ${now}),
          proved_at = case when given.proved_at <= ${now} then given.proved_at end
        from jsonb_populate_recordset(null::user_word, ${JSON.stringify(given)}::jsonb) as given
        where user_word.user_id = ${userId} and user_word.word_id = given.word_id`,
  );
}

/** Adds the proofs of a browser to known words that have not been proved in the account. */
export async function addProofs(
  database: Database,
  userId: string,
  words: readonly Pick<MarkedWord, 'wordId' | 'provedAt'>[],
  now: Date,
): Promise<void> {
  const given = words.flatMap(({ wordId, provedAt }) =>
    provedAt === undefined ? [] : [{ word_id: wordId, proved_at: provedAt }],
  );
  if (given.length === 0) return;
  await database.execute(
    sql`update user_word set proved_at = least(given.proved_at, ${now})
        from jsonb_populate_recordset(null::user_word, ${JSON.stringify(given)}::jsonb) as given
        where user_word.user_id = ${userId} and user_word.word_id = given.word_id
          and user_word.knowing = ${Knowing.Known} and user_word.proved_at is null`,
  );
}

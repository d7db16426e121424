import type { KnowingChange, PreviousKnowing } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../platform/database/database.ts';
import { visibleTo } from '../../word/visible.ts';

/**
 * What a learner knows of each word that they see or have marked, and everything kept with it.
 * Words that are neither are left out.
 */
export async function findMarked(
  database: Database,
  userId: string,
  wordIds: readonly string[],
): Promise<Map<string, PreviousKnowing>> {
  const rows = await selectRows<MarkedRow>(
    database,
    sql`select word.id as "wordId", coalesce(user_word.knowing, ${Knowing.Unknown}) as knowing,
          coalesce(user_word.right_days, 0) as "rightDays",
          user_word.last_right_day as "lastRightDay", user_word.changed_at as "changedAt",
          user_word.proved_at as "provedAt"
        from word left join user_word on user_word.word_id = word.id and user_word.user_id = ${userId}
        where word.id = any(${sql.param(wordIds)}::uuid[])
          and (user_word.word_id is not null or ${visibleTo(userId)})`,
  );
  return new Map(rows.map(({ wordId, ...row }) => [wordId, asFormer(row)]));
}

/** Puts back when words came to their state and were proved. */
export async function restoreTimes(
  database: Database,
  userId: string,
  changes: readonly KnowingChange[],
  now: Date,
): Promise<void> {
  const rows = changes.map(({ wordId, before: { changedAt, provedAt } }) => ({
    word_id: wordId,
    changed_at: changedAt,
    proved_at: provedAt,
  }));
  await database.execute(
    sql`update user_word
        set changed_at = least(former.changed_at, ${now}),
          proved_at = case when former.proved_at <= ${now} then former.proved_at end
        from jsonb_populate_recordset(null::user_word, ${JSON.stringify(rows)}::jsonb) as former
        where user_word.user_id = ${userId} and user_word.word_id = former.word_id`,
  );
}

type MarkedRow = PreviousKnowing & { wordId: string };

const asFormer = ({ changedAt, provedAt, ...row }: PreviousKnowing): PreviousKnowing => ({
  ...row,
  changedAt: isoTime(changedAt),
  provedAt: isoTime(provedAt),
});

const isoTime = (time: string | null): string | null =>
  time === null ? null : new Date(time).toISOString();

import { Knowing } from '@wordhoard/contract/enumeration';
import type { WordProgress, WordStatus } from '@wordhoard/quiz-engine';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/realtime/publish.ts';
import { lockUser } from '../../user/store.ts';

/** The wire and the database number what the quiz engine names. */
export const stageOf: Readonly<Record<Knowing, WordStatus>> = {
  [Knowing.Known]: 'known',
  [Knowing.Saved]: 'saved',
  [Knowing.Unknown]: 'unknown',
};

export const knowingOf: Readonly<Record<WordStatus, Knowing>> = {
  known: Knowing.Known,
  saved: Knowing.Saved,
  unknown: Knowing.Unknown,
};

interface KeptLearning {
  knowing: Knowing;
  rightDays: number;
  lastRightDay?: string | null | undefined;
}

export const toLearning = ({ knowing, rightDays, lastRightDay }: KeptLearning): WordProgress => ({
  status: stageOf[knowing],
  rightDays,
  ...(lastRightDay && { lastRightDay }),
});

export interface LearnedWord {
  wordId: string;
  learning: WordProgress;
}

export const unknownWord: WordProgress = { status: 'unknown', rightDays: 0 };

/**
 * What a learner knows of each word. Lock it in the transaction that changes it: the learner is
 * held, as words without a row could not be.
 */
export async function findWordProgress(
  database: Database,
  userId: string,
  wordIds: readonly string[],
  { lock = false } = {},
): Promise<Map<string, WordProgress>> {
  if (lock) await lockUser(database, userId);
  const rows = await selectRows<LearningRow>(
    database,
    sql`select word_id as "wordId", knowing, right_days as "rightDays",
          last_right_day as "lastRightDay"
        from user_word where user_id = ${userId} and word_id = any(${sql.param(wordIds)}::uuid[])`,
  );
  const learningOf = new Map(rows.map((row) => [row.wordId, toLearning(row)]));
  return new Map(wordIds.map((id) => [id, learningOf.get(id) ?? unknownWord]));
}

/**
 * Keeps what a learner knows of words, each named once. A word that became unknown is forgotten.
 * When a word came to its state changes with its state only.
 */
export async function saveWordProgress(
  database: Database,
  userId: string,
  words: readonly LearnedWord[],
  now: Date,
): Promise<void> {
  const rows = words.map(({ wordId, learning }) => ({
    word_id: wordId,
    knowing: knowingOf[learning.status],
    right_days: learning.rightDays,
    last_right_day: learning.lastRightDay ?? null,
  }));
  if (rows.length === 0) return;
  const isForgotten = ({ knowing }: { knowing: Knowing }) => knowing === Knowing.Unknown;
  await forgetWords(
    database,
    userId,
    rows.filter(isForgotten).map(({ word_id }) => word_id),
  );
  const kept = JSON.stringify(rows.filter((row) => !isForgotten(row)));
  await database.execute(
    sql`insert into user_word
          (user_id, word_id, lang_code, knowing, right_days, last_right_day, changed_at)
        select ${userId}, word.id, word.lang_code, kept.knowing, kept.right_days,
          kept.last_right_day, ${now}
        from jsonb_populate_recordset(null::user_word, ${kept}::jsonb) as kept
        join word on word.id = kept.word_id
        on conflict (user_id, word_id) do update
        set knowing = excluded.knowing, right_days = excluded.right_days,
          last_right_day = excluded.last_right_day,
          changed_at = case when user_word.knowing = excluded.knowing
            then user_word.changed_at else excluded.changed_at end`,
  );
  await publish(database, {
    userId,
    kind: 'knowing',
    wordIds: rows.map(({ word_id }) => word_id),
  });
}

interface LearningRow {
  wordId: string;
  knowing: Knowing;
  rightDays: number;
  lastRightDay: string | null;
}

async function forgetWords(
  database: Database,
  userId: string,
  wordIds: readonly string[],
): Promise<void> {
  if (wordIds.length === 0) return;
  await database.execute(
    sql`delete from user_word
        where user_id = ${userId} and word_id = any(${sql.param(wordIds)}::uuid[])`,
  );
}

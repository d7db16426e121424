// Raw SQL: `saveResults` writes the answers of a whole session with one statement.

import type { QuizResult } from '@wordhoard/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { quizResult } from '../../../schema/quiz.ts';
import { word } from '../../../schema/word.ts';

/** The answer to a word in a quiz session. */
export interface ResultRow extends QuizResult {
  quizId: string;
}

export async function findResults(database: Database, quizIds: readonly string[]) {
  const rows = await database
    .select()
    .from(quizResult)
    .where(inArray(quizResult.quizId, [...quizIds]))
    .orderBy(quizResult.order);
  return rows.map(({ answeredAt, ...row }) => ({ ...row, answeredAt: answeredAt.toISOString() }));
}

/** Saves answers, which replace earlier ones to the same words. Deleted words are skipped. */
export async function saveResults(database: Database, rows: readonly ResultRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database.execute(
    sql`insert into ${quizResult} (quiz_id, word_id, place, code, verdict, is_right, answer,
          milliseconds, is_hinted, is_overridden, is_easy, day, answered_at)
        select given.quiz_id, ${word.id}, given.place, given.code, given.verdict, given.is_right,
          given.answer, given.milliseconds, given.is_hinted, given.is_overridden, given.is_easy,
          given.day, given.answered_at
        from jsonb_populate_recordset(null::${quizResult}, ${JSON.stringify(rows.map(toColumns))}::jsonb)
          as given
        join ${word} on ${word.id} = given.word_id
        on conflict (quiz_id, word_id) do update
        set place = excluded.place, code = excluded.code, verdict = excluded.verdict,
          is_right = excluded.is_right, answer = excluded.answer,
          milliseconds = excluded.milliseconds, is_hinted = excluded.is_hinted,
          is_overridden = excluded.is_overridden, is_easy = excluded.is_easy,
          day = excluded.day, answered_at = excluded.answered_at`,
  );
}

const toColumns = (row: ResultRow) => ({
  quiz_id: row.quizId,
  word_id: row.wordId,
  place: row.order,
  code: row.code,
  verdict: row.verdict,
  is_right: row.correct,
  answer: row.answer,
  milliseconds: row.milliseconds,
  is_hinted: row.isHinted,
  is_overridden: row.isOverridden,
  is_easy: row.isEasy,
  day: row.day,
  answered_at: row.answeredAt,
});

export async function deleteResult(
  database: Database,
  { quizId, wordId }: Pick<ResultRow, 'quizId' | 'wordId'>,
): Promise<void> {
  await database
    .delete(quizResult)
    .where(and(eq(quizResult.quizId, quizId), eq(quizResult.wordId, wordId)));
}

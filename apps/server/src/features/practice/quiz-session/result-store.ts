// Raw SQL: `saveResults` writes the answers of a whole session with one statement.

import type { QuizResult } from '@wordhoard/contract';
import { knowingOf } from '@wordhoard/contract/enumeration';
import { and, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { isAnyOf } from '../../../platform/database/sql.ts';
import { quizResult, quizSession } from '../quiz/schema.ts';
import type { AnswerEvent } from './rules.ts';

/** The answer to a word in a quiz session. */
export interface ResultRow extends AnswerEvent, Omit<QuizResult, 'answeredAt'> {
  quizId: string;
}

const { knowingBefore, ...columns } = getTableColumns(quizResult);

export async function findResults(
  database: Database,
  quizIds: readonly string[],
): Promise<ResultRow[]> {
  const rows = await database
    .select(columns)
    .from(quizResult)
    .where(inArray(quizResult.quizId, [...quizIds]))
    .orderBy(quizResult.order);
  return rows.map(withIsoTime);
}

/** Finds the later answers of a learner to the same words in all sessions, in their order. */
export async function findLaterResults(
  database: Database,
  userId: string,
  results: readonly ResultRow[],
): Promise<ResultRow[]> {
  const wordIds = results.map(({ wordId }) => wordId);
  const since = results.map(({ answeredAt }) => answeredAt).sort()[0];
  if (since === undefined) return [];
  const rows = await database
    .select(columns)
    .from(quizSession)
    .innerJoin(quizResult, eq(quizResult.quizId, quizSession.id))
    .where(
      and(
        eq(quizSession.userId, userId),
        gte(quizSession.changedAt, new Date(since)),
        isAnyOf(quizResult.wordId, wordIds),
      ),
    )
    .orderBy(quizResult.answeredAt, quizResult.quizId);
  return rows.map(withIsoTime);
}

const withIsoTime = ({
  answeredAt,
  ...row
}: Omit<ResultRow, 'answeredAt'> & { answeredAt: Date }): ResultRow => ({
  ...row,
  answeredAt: answeredAt.toISOString(),
});

/** Saves answers, which replace earlier ones to the same words. Deleted words are skipped. */
export async function saveResults(database: Database, rows: readonly ResultRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database.execute(
    sql`insert into quiz_result (quiz_id, word_id, place, code, verdict, is_right, answer,
          milliseconds, is_hinted, day, before, knowing_before, answered_at)
        select given.quiz_id, word.id, given.place, given.code, given.verdict, given.is_right,
          given.answer, given.milliseconds, given.is_hinted, given.day, given.before,
          given.knowing_before, given.answered_at
        from jsonb_populate_recordset(null::quiz_result, ${JSON.stringify(rows.map(toColumns))}::jsonb)
          as given
        join word on word.id = given.word_id
        on conflict (quiz_id, word_id) do update
        set place = excluded.place, code = excluded.code, verdict = excluded.verdict,
          is_right = excluded.is_right, answer = excluded.answer,
          milliseconds = excluded.milliseconds, is_hinted = excluded.is_hinted,
          day = excluded.day, before = excluded.before,
          knowing_before = excluded.knowing_before, answered_at = excluded.answered_at`,
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
  day: row.day,
  before: row.before,
  knowing_before: knowingOf[row.before.status],
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

import type { QuizResult } from '@wordhoard/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../platform/database/database.ts';
import { knowingOf } from '../review/word-progress.ts';
import type { AnswerEvent } from './rules.ts';

/** The answer to one word of a quiz. */
export interface ResultRow extends AnswerEvent, Omit<QuizResult, 'answeredAt'> {
  quizId: string;
}

const columns = sql`quiz_result.quiz_id as "quizId", quiz_result.word_id as "wordId",
  quiz_result.place as "order", quiz_result.code, quiz_result.verdict,
  quiz_result.is_right as correct, quiz_result.answer, quiz_result.milliseconds,
  quiz_result.is_hinted as "isHinted", quiz_result.day, quiz_result.before,
  quiz_result.answered_at as "answeredAt"`;

export function findResults(database: Database, quizIds: readonly string[]): Promise<ResultRow[]> {
  return select(
    database,
    sql`from quiz_result where quiz_id = any(${sql.param(quizIds)}::uuid[]) order by place`,
  );
}

/** What a learner answered to the same words in other quizzes since, in the order of answering. */
export function findLaterResults(
  database: Database,
  userId: string,
  taken: readonly ResultRow[],
): Promise<ResultRow[]> {
  const wordIds = taken.map(({ wordId }) => wordId);
  const since = taken.map(({ answeredAt }) => answeredAt).sort()[0];
  if (since === undefined) return Promise.resolve([]);
  return select(
    database,
    sql`from quiz join quiz_result on quiz_result.quiz_id = quiz.id
        where quiz.user_id = ${userId} and quiz.changed_at >= ${since}
          and quiz_result.word_id = any(${sql.param(wordIds)}::uuid[])
        order by quiz_result.answered_at, quiz_result.quiz_id`,
  );
}

/** One for each word; it takes the place of an earlier one. Words that are gone are left out. */
export async function saveResults(database: Database, rows: readonly ResultRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database.execute(
    sql`insert into quiz_result (quiz_id, word_id, place, code, verdict, is_right, answer,
          milliseconds, is_hinted, day, before, knowing_before, answered_at)
        select given.quiz_id, word.id, given.place, given.code, given.verdict, given.is_right,
          given.answer, given.milliseconds, given.is_hinted, given.day, given.before,
          given.knowing_before, given.answered_at
        from jsonb_populate_recordset(null::quiz_result, ${JSON.stringify(rows.map(asColumns))}::jsonb)
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

export async function deleteResult(
  database: Database,
  { quizId, wordId }: Pick<ResultRow, 'quizId' | 'wordId'>,
): Promise<void> {
  await database.execute(
    sql`delete from quiz_result where quiz_id = ${quizId} and word_id = ${wordId}`,
  );
}

async function select(database: Database, source: SQL): Promise<ResultRow[]> {
  const rows = await selectRows<ResultRow>(database, sql`select ${columns} ${source}`);
  return rows.map((row) => ({ ...row, answeredAt: new Date(row.answeredAt).toISOString() }));
}

const asColumns = (row: ResultRow) => ({
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

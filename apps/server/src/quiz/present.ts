import type { Quiz, QuizAnswered, QuizRecord, QuizResult } from '@wordhoard/contract';
import type { Database } from '../database/database.ts';
import { knowingOf } from '../knowing/stage.ts';
import type { Player } from './player.ts';
import { type RestoredQuiz, restoreQuiz } from './restore-quiz.ts';
import { findResults, type ResultRow } from './result-store.ts';
import type { Answered } from './save-answers.ts';
import { scoreOf } from './score.ts';
import type { QuizRow } from './store.ts';

/** A quiz with its answers so far and with what is needed to go on. */
export async function presentQuiz(
  database: Database,
  quiz: QuizRow,
  player: Player,
): Promise<Quiz> {
  const [restored, results] = await Promise.all([
    restoreQuiz(database, quiz, player),
    findResults(database, [quiz.id]),
  ]);
  return presentRestored(quiz, restored, results);
}

export function presentRestored(
  quiz: QuizRow,
  { pairs, pool }: RestoredQuiz,
  results: readonly ResultRow[],
): Quiz {
  return {
    ...presentRecord(quiz, results),
    index: Math.max(0, Math.min(quiz.index, pairs.length - 1)),
    pairs,
    results: Object.fromEntries(results.map((row) => [row.wordId, presentResult(row)])),
    pool,
  };
}

/** Quizzes as a history shows them, with the answers of all in one query. */
export async function presentRecords(
  database: Database,
  quizzes: readonly QuizRow[],
): Promise<QuizRecord[]> {
  const results = await findResults(
    database,
    quizzes.map(({ id }) => id),
  );
  const resultsOf = Map.groupBy(results, ({ quizId }) => quizId);
  return quizzes.map((quiz) => presentRecord(quiz, resultsOf.get(quiz.id) ?? []));
}

export const presentAnswered = ({ result, known }: Answered): QuizAnswered => ({
  ...presentResult(result),
  knowing: knowingOf[known.knowing],
});

function presentRecord(
  { id, settings, pairs, createdAt, changedAt, finishedAt }: QuizRow,
  results: readonly ResultRow[],
): QuizRecord {
  const score = scoreOf(results, pairs.length);
  return { id, settings, score, createdAt, changedAt, finishedAt };
}

const presentResult = (row: ResultRow): QuizResult => ({
  wordId: row.wordId,
  code: row.code,
  verdict: row.verdict,
  answer: row.answer,
  milliseconds: row.milliseconds,
  isHinted: row.isHinted,
  day: row.day,
  correct: row.correct,
  order: row.order,
  answeredAt: row.answeredAt,
});

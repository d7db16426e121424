import type {
  QuizResult,
  QuizScore,
  QuizSession,
  QuizSessionRecord,
  SavedQuizResult,
} from '@wordhoard/contract';
import { bestStreakOf, pointsOf } from '@wordhoard/quiz-engine';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { knowingOf } from '../review/word-progress.ts';
import { type RestoredQuiz, restoreQuiz } from './restore-session.ts';
import { findResults, type ResultRow } from './result-store.ts';
import type { Answered } from './save-answers.ts';
import type { QuizRow } from './store.ts';

/** A quiz with its answers so far and with what is needed to go on. */
export async function presentQuiz(
  database: Database,
  quiz: QuizRow,
  context: RequestContext,
): Promise<QuizSession> {
  const [restored, results] = await Promise.all([
    restoreQuiz(database, quiz, context),
    findResults(database, [quiz.id]),
  ]);
  return presentRestored(quiz, restored, results);
}

export function presentRestored(
  quiz: QuizRow,
  { pairs, pool }: RestoredQuiz,
  results: readonly ResultRow[],
): QuizSession {
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
): Promise<QuizSessionRecord[]> {
  const results = await findResults(
    database,
    quizzes.map(({ id }) => id),
  );
  const resultsOf = Map.groupBy(results, ({ quizId }) => quizId);
  return quizzes.map((quiz) => presentRecord(quiz, resultsOf.get(quiz.id) ?? []));
}

export const presentAnswered = ({ result, known }: Answered): SavedQuizResult => ({
  ...presentResult(result),
  knowing: knowingOf[known.status],
});

function presentRecord(
  { id, settings, pairs, createdAt, changedAt, finishedAt }: QuizRow,
  results: readonly ResultRow[],
): QuizSessionRecord {
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

type Scored = Pick<QuizResult, 'wordId' | 'correct' | 'isHinted' | 'order' | 'milliseconds'>;

export function scoreOf(given: readonly Scored[], total: number): QuizScore {
  const results = Object.fromEntries(given.map((result) => [result.wordId, result]));
  return {
    correct: given.filter(({ correct }) => correct).length,
    answered: given.length,
    total,
    points: sumOf(given.map(pointsOf)),
    seconds: Math.round(sumOf(given.map(({ milliseconds }) => milliseconds)) / 1_000),
    bestStreak: bestStreakOf({ results }),
  };
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

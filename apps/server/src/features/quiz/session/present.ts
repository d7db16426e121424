import type {
  QuizResult,
  QuizScore,
  QuizSession,
  QuizSessionRecord,
  SavedQuizResult,
} from '@wordhoard/contract';
import { countBestStreak, countPoints } from '@wordhoard/quiz-engine';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { type RestoredQuiz, restoreQuiz } from './restore-session.ts';
import { findResults, type ResultRow } from './result-store.ts';
import type { SavedAnswer } from './save-answers.ts';
import type { QuizSessionRow } from './store.ts';

/** A session with its answers so far and everything that is needed to continue it. */
export async function presentQuizSession(
  database: Database,
  session: QuizSessionRow,
  context: RequestContext,
): Promise<QuizSession> {
  const [restored, results] = await Promise.all([
    restoreQuiz(database, session, context),
    findResults(database, [session.id]),
  ]);
  return presentRestored(session, restored, results);
}

export function presentRestored(
  session: QuizSessionRow,
  { pairs, pool, schedule }: RestoredQuiz,
  results: readonly ResultRow[],
): QuizSession {
  return {
    ...presentRecord(session, results),
    index: Math.max(0, Math.min(session.index, pairs.length - 1)),
    pairs,
    results: Object.fromEntries(results.map((row) => [row.wordId, presentResult(row)])),
    pool,
    schedule,
  };
}

/** Sessions of the history. One query finds the answers of all. */
export async function presentRecords(database: Database, sessions: readonly QuizSessionRow[]) {
  const results = await findResults(
    database,
    sessions.map(({ id }) => id),
  );
  const resultsOf = Map.groupBy(results, ({ quizId }) => quizId);
  return sessions.map((session) => presentRecord(session, resultsOf.get(session.id) ?? []));
}

export const presentAnswered = ({ result, state }: SavedAnswer): SavedQuizResult => ({
  ...presentResult(result),
  ...state,
});

function presentRecord(
  { id, settings, pairs, createdAt, changedAt, finishedAt }: QuizSessionRow,
  results: readonly ResultRow[],
): QuizSessionRecord {
  const score = computeScore(results, pairs.length);
  return {
    id,
    settings,
    score,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

const presentResult = ({ quizId, ...result }: ResultRow): QuizResult => result;

type ScoredAnswer = Pick<QuizResult, 'wordId' | 'correct' | 'isHinted' | 'order' | 'milliseconds'>;

export function computeScore(answers: readonly ScoredAnswer[], total: number): QuizScore {
  const results = Object.fromEntries(answers.map((result) => [result.wordId, result]));
  return {
    correct: answers.filter(({ correct }) => correct).length,
    answered: answers.length,
    total,
    points: addUp(answers.map(countPoints)),
    seconds: Math.round(addUp(answers.map(({ milliseconds }) => milliseconds)) / 1_000),
    bestStreak: countBestStreak({ results }),
  };
}

const addUp = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

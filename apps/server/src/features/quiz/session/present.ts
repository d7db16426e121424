import type { QuizResult, QuizScore, QuizSession, QuizSessionRecord } from '@wordhoard/contract';
import { countBestStreak, countPoints } from '@wordhoard/quiz-engine';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { restoreQuiz } from './restore-session.ts';
import { chooseResults, findAnswers } from './results.ts';
import type { QuizSessionRow } from './store.ts';

/** A session with its answers so far and everything that is needed to continue it. */
export async function presentQuizSession(
  database: Database,
  session: QuizSessionRow,
  context: SignedInContext,
): Promise<QuizSession> {
  const [restored, answersOf] = await Promise.all([
    restoreQuiz(database, session, context),
    findAnswers(database, context.caller.id, [session.id]),
  ]);
  const answers = answersOf.get(session.id) ?? [];
  const results = chooseResults(answers);
  return {
    ...presentRecord(session, results),
    ...restored,
    conditions: session.conditions,
    answers,
    results: Object.fromEntries(results.map((result) => [result.wordId, result])),
  };
}

/** Sessions of the history. One query finds the answers of all. */
export async function presentRecords(
  database: Database,
  userId: string,
  sessions: readonly QuizSessionRow[],
) {
  const ids = sessions.map(({ id }) => id);
  const answersOf = await findAnswers(database, userId, ids);
  return sessions.map((session) =>
    presentRecord(session, chooseResults(answersOf.get(session.id) ?? [])),
  );
}

function presentRecord(
  { id, settings, pairs, createdAt, changedAt, finishedAt }: QuizSessionRow,
  results: readonly QuizResult[],
): QuizSessionRecord {
  return {
    id,
    settings,
    score: computeScore(results, new Set(pairs.map(({ wordId }) => wordId)).size),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

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

import type { FinishedQuizSession, QuizAnswer, routes } from '@wordhoard/contract';
import { v5 as idOf } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import type { RouteRequest } from '../../../platform/http/answer.ts';
import { lockUser } from '../../user/store.ts';
import { findWordsById } from '../../word/store.ts';
import { resolveSettings } from '../make-quiz.ts';
import { type AspectAnswer, replaceAnswers } from './replace-answers.ts';
import { saveResults } from './result-store.ts';
import { toResult } from './save-answers.ts';
import { insertQuizSession } from './store.ts';

type MergeRequest = RouteRequest<typeof routes.quiz.merge>;

interface MergeResult {
  /** The number of sessions that are new to the account. */
  merged: number;
  /** The id of each session in the account; null if none of its words exists. */
  quizIds: (string | null)[];
}

/**
 * Adds the sessions that a browser stored before sign-in. Their answers become reviews, unless the account
 * has the same reviews from the merge of the words.
 */
export function mergeQuizSessions(
  database: Database,
  userId: string,
  { key, rounds }: MergeRequest,
  now: Date,
): Promise<MergeResult> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const merged: AspectAnswer[][] = [];
    const quizIds: MergeResult['quizIds'] = [];
    for (const [index, session] of rounds.entries()) {
      const id = idOf(`${userId} ${index}`, key);
      const answers = await answersToExistingWords(transaction, userId, session.results);
      quizIds.push(answers.length > 0 ? id : null);
      const added = await mergeSession(transaction, userId, { id, session, answers }, now);
      if (added.length > 0) merged.push(added);
    }
    await replaceAnswers(transaction, userId, { removed: [], added: merged.flat() });
    return { merged: merged.length, quizIds };
  });
}

/** @returns the answers, if the session is new to the account */
async function mergeSession(
  database: Database,
  userId: string,
  { id, session, answers }: { id: string; session: FinishedQuizSession; answers: QuizAnswer[] },
  now: Date,
): Promise<AspectAnswer[]> {
  if (answers.length === 0) return [];
  const pairs = answers.map(({ wordId, code }) => ({ wordId, code }));
  const finishedAt = new Date(Math.min(Date.parse(session.finishedAt), now.getTime()));
  const row = { id, userId, settings: resolveSettings(session.settings), pairs };
  const times = { startedAt: finishedAt, finishedAt };
  if (!(await insertQuizSession(database, row, times))) return [];
  const results = answers.map((answer, index) =>
    toResult(answer, { quizId: id, order: index + 1, now }),
  );
  await saveResults(database, results);
  return results.map((answer) => ({ ...answer, asks: row.settings.asks }));
}

/** The last answer to each existing word. */
async function answersToExistingWords(
  database: Database,
  userId: string,
  answers: readonly QuizAnswer[],
): Promise<QuizAnswer[]> {
  const latest = new Map(answers.map((answer) => [answer.wordId, answer]));
  const words = await findWordsById(database, [...latest.keys()], userId);
  return words.flatMap(({ id }) => latest.get(id) ?? []);
}

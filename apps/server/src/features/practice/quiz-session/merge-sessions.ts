import type { FinishedQuizSession, QuizAnswer } from '@wordhoard/contract';
import { isRightVerdict } from '@wordhoard/quiz-engine';
import { v5 as idOf } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { lockUser } from '../../user/store.ts';
import { findWordsById } from '../../word/store.ts';
import { resolveSettings } from '../quiz/make-quiz.ts';
import { addActivity } from '../review/activity.ts';
import { unknownWord } from '../review/word-progress.ts';
import { type ResultRow, saveResults } from './result-store.ts';
import { activityOfAnswer, sumByDay } from './rules.ts';
import { insertQuizSession } from './store.ts';

interface Merging {
  /** Identifies the request: the same sessions with the same key are merged once. */
  key: string;
  rounds: readonly FinishedQuizSession[];
}

interface Merged {
  /** The number of sessions that are new to the account. */
  merged: number;
  /** The id of each session in the account; null if none of its words exists. */
  quizIds: (string | null)[];
}

/** Adds the sessions that a browser stored before sign-in to the history. Progress does not change. */
export function mergeQuizSessions(
  database: Database,
  userId: string,
  { key, rounds }: Merging,
  now: Date,
): Promise<Merged> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    let merged = 0;
    const quizIds: Merged['quizIds'] = [];
    for (const [index, session] of rounds.entries()) {
      const id = idOf(`${userId} ${index}`, key);
      const answers = await answersToExistingWords(transaction, userId, session.results);
      quizIds.push(answers.length > 0 ? id : null);
      if (await mergeSession(transaction, userId, { id, session, answers }, now)) merged += 1;
    }
    return { merged, quizIds };
  });
}

/** @returns whether the session is new to the account and has an answer to an existing word */
async function mergeSession(
  database: Database,
  userId: string,
  { id, session, answers }: { id: string; session: FinishedQuizSession; answers: QuizAnswer[] },
  now: Date,
): Promise<boolean> {
  if (answers.length === 0) return false;
  const pairs = answers.map(({ wordId, code }) => ({ wordId, code }));
  const finishedAt = new Date(Math.min(Date.parse(session.finishedAt), now.getTime()));
  const row = { id, userId, settings: resolveSettings(session.settings), pairs };
  const times = { startedAt: finishedAt, finishedAt };
  if (!(await insertQuizSession(database, row, times))) return false;
  const results = answers.map((answer, index) =>
    toResult(answer, { quizId: id, index, finishedAt }),
  );
  await saveResults(database, results);
  for (const { day, ...counts } of sumByDay(results.map(activityOfAnswer))) {
    await addActivity(database, userId, day, counts);
  }
  return true;
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

/** The word counts as unknown before the answer, so that undoing it does not change the progress. */
const toResult = (
  answer: QuizAnswer,
  { quizId, index, finishedAt }: { quizId: string; index: number; finishedAt: Date },
): ResultRow => ({
  ...answer,
  quizId,
  before: unknownWord,
  correct: isRightVerdict(answer.verdict),
  order: index + 1,
  answeredAt: finishedAt.toISOString(),
});

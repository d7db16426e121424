import type { FinishedQuizSession, QuizAnswer } from '@wordhoard/contract';
import { isRightVerdict } from '@wordhoard/quiz-engine';
import { v5 as idOf } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { lockUser } from '../../user/store.ts';
import { findWordsById } from '../../word/store.ts';
import { settle } from '../quiz/make-quiz.ts';
import { addActivity } from '../review/activity.ts';
import { unknownWord } from '../review/word-progress.ts';
import { type ResultRow, saveResults } from './result-store.ts';
import { activityOfAnswer, sumByDay } from './rules.ts';
import { addQuiz } from './store.ts';

interface Merging {
  /** Names what is merged: the same rounds under the same key are taken over once. */
  key: string;
  rounds: readonly FinishedQuizSession[];
}

interface Merged {
  /** How many rounds are new to the account. */
  merged: number;
  /** What the account calls each round, unless none of its words is here. */
  quizIds: (string | null)[];
}

/** Takes over the rounds that a browser kept before its learner signed in: history, not learning. */
export function mergeRounds(
  database: Database,
  userId: string,
  { key, rounds }: Merging,
  now: Date,
): Promise<Merged> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    let merged = 0;
    const quizIds: Merged['quizIds'] = [];
    for (const [place, round] of rounds.entries()) {
      const id = idOf(`${userId} ${place}`, key);
      const answers = await answersToWordsHere(transaction, userId, round.results);
      quizIds.push(answers.length > 0 ? id : null);
      if (await mergeRound(transaction, userId, { id, round, answers }, now)) merged += 1;
    }
    return { merged, quizIds };
  });
}

/** @returns whether it is new to the account and asks words that are still here */
async function mergeRound(
  database: Database,
  userId: string,
  { id, round, answers }: { id: string; round: FinishedQuizSession; answers: QuizAnswer[] },
  now: Date,
): Promise<boolean> {
  if (answers.length === 0) return false;
  const pairs = answers.map(({ wordId, code }) => ({ wordId, code }));
  const finishedAt = new Date(Math.min(Date.parse(round.finishedAt), now.getTime()));
  const quiz = { id, userId, settings: settle(round.settings), pairs };
  if (!(await addQuiz(database, quiz, { startedAt: finishedAt, finishedAt }))) return false;
  const rows = answers.map((answer, place) => asRow(answer, { quizId: id, place, finishedAt }));
  await saveResults(database, rows);
  for (const { day, ...counts } of sumByDay(rows.map(activityOfAnswer))) {
    await addActivity(database, userId, day, counts);
  }
  return true;
}

/** The last answer to each word. */
async function answersToWordsHere(
  database: Database,
  userId: string,
  answers: readonly QuizAnswer[],
): Promise<QuizAnswer[]> {
  const latest = new Map(answers.map((answer) => [answer.wordId, answer]));
  const words = await findWordsById(database, [...latest.keys()], userId);
  return words.flatMap(({ id }) => latest.get(id) ?? []);
}

/** As of a word that is unknown: such an answer teaches nothing, and neither does taking it back. */
const asRow = (
  answer: QuizAnswer,
  { quizId, place, finishedAt }: { quizId: string; place: number; finishedAt: Date },
): ResultRow => ({
  ...answer,
  quizId,
  before: unknownWord,
  correct: isRightVerdict(answer.verdict),
  order: place + 1,
  answeredAt: finishedAt.toISOString(),
});

import type { QuizAnswer } from '@wordhoard/contract';
import { isRightVerdict } from '@wordhoard/quiz-engine';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError, buildFieldError } from '../../../platform/errors/application-error.ts';
import { hasBegun } from '../../review/activity.ts';
import { reviewTime } from '../../review/reviews.ts';
import { findStates, unknownState, type WordState } from '../../review/set-knowing.ts';
import { lockUser } from '../../user/store.ts';
import { replaceAnswers } from './replace-answers.ts';
import { findResults, type ResultRow, saveResults } from './result-store.ts';
import { findOwnQuizSession, type QuizSessionRow, updateQuizSession } from './store.ts';

/** A stored answer, and the current state of its word. */
export interface SavedAnswer {
  result: ResultRow;
  state: WordState;
}

/**
 * Saves all answers with their effects, or none. A repeated answer changes nothing, and another
 * answer to the same word replaces the first.
 *
 * @returns one item for each of `answers`
 */
export function saveAnswers(
  database: Database,
  userId: string,
  { quizId, answers }: { quizId: string; answers: readonly QuizAnswer[] },
  now: Date,
): Promise<SavedAnswer[]> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const session = await findOwnQuizSession(transaction, userId, quizId);
    requireAsked(session, answers);
    const stored = await findResults(transaction, [quizId]);
    const lastOrder = Math.max(0, ...stored.map(({ order }) => order));
    const added = newAnswers(answers, stored).map((answer, index) =>
      toResult(answer, { quizId, order: lastOrder + index + 1, now }),
    );
    await saveNew(transaction, userId, { session, stored, added }, now);
    return findSavedAnswers(transaction, userId, {
      wordIds: answers.map(({ wordId }) => wordId),
      results: [...stored, ...added],
    });
  });
}

function requireAsked({ pairs }: QuizSessionRow, answers: readonly QuizAnswer[]): void {
  const asked = new Set(pairs.map(({ wordId }) => wordId));
  if (answers.some(({ wordId }) => !asked.has(wordId))) throw new ApplicationError('NotFound');
}

/** Answers count for the day on which they were given, even if they arrive later. */
export function requireDaysBegun(answers: readonly QuizAnswer[], now: Date): void {
  if (answers.every(({ day }) => hasBegun(day, now))) return;
  throw buildFieldError('day', { code: 'invalid' });
}

/** The last answer to each word, unless the same one is stored already. */
function newAnswers(answers: readonly QuizAnswer[], stored: readonly ResultRow[]): QuizAnswer[] {
  const storedOf = new Map(stored.map((row) => [row.wordId, row]));
  return [...new Map(answers.map((answer) => [answer.wordId, answer])).values()].filter(
    (answer) => !isSameAnswer(answer, storedOf.get(answer.wordId)),
  );
}

/** Compares answers apart from their time and the time that they took. */
const isSameAnswer = (answer: QuizAnswer, stored: ResultRow | undefined): boolean =>
  stored !== undefined &&
  stored.verdict === answer.verdict &&
  stored.answer === answer.answer &&
  stored.code === answer.code &&
  stored.isHinted === answer.isHinted &&
  stored.isOverridden === answer.isOverridden &&
  stored.isEasy === answer.isEasy &&
  stored.day === answer.day;

export const toResult = (
  answer: QuizAnswer,
  { quizId, order, now }: { quizId: string; order: number; now: Date },
): ResultRow => ({
  ...answer,
  quizId,
  order,
  correct: isRightVerdict(answer.verdict),
  answeredAt: reviewTime(answer.answeredAt, now),
});

interface AnswerChange {
  session: QuizSessionRow;
  stored: readonly ResultRow[];
  added: readonly ResultRow[];
}

async function saveNew(
  database: Database,
  userId: string,
  { session, stored, added }: AnswerChange,
  now: Date,
): Promise<void> {
  if (added.length === 0) return;
  const answered = new Set(added.map(({ wordId }) => wordId));
  const removed = stored.filter(({ wordId }) => answered.has(wordId));
  await saveResults(database, added);
  const { asks } = session.settings;
  await replaceAnswers(database, userId, {
    removed,
    added: added.map((answer) => ({ ...answer, asks })),
  });
  await updateQuizSession(database, session, now);
}

/** The latest of the results for each word. */
async function findSavedAnswers(
  database: Database,
  userId: string,
  { wordIds, results }: { wordIds: readonly string[]; results: readonly ResultRow[] },
): Promise<SavedAnswer[]> {
  const states = await findStates(database, userId, wordIds);
  const resultOf = new Map(results.map((result) => [result.wordId, result]));
  return wordIds.map((wordId) => {
    const result = resultOf.get(wordId);
    if (result === undefined) throw new Error(`The answer to ${wordId} was not saved`);
    return { result, state: states.get(wordId) ?? unknownState };
  });
}

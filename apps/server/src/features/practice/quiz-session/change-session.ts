import { createQuiz, setIndex } from '@wordhoard/quiz-engine';
import type { Database } from '../../../platform/database/database.ts';
import { lockUser } from '../../user/store.ts';
import { findResults } from './result-store.ts';
import { changeQuiz, deleteQuiz, findOwnQuiz, type QuizRow } from './store.ts';

/** Moves to a pair as the engine, which plays the quiz in the browser, does. */
export function moveToPair(
  database: Database,
  userId: string,
  { quizId, index }: { quizId: string; index: number },
  now: Date,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const quiz = await findOwnQuiz(transaction, userId, quizId);
    const pairs = quiz.pairs.map(({ wordId }) => ({ word: { id: wordId } }));
    const moved = setIndex({ ...createQuiz({ pairs }), index: quiz.index }, index);
    if (moved.index !== quiz.index) {
      await changeQuiz(transaction, { ...quiz, index: moved.index }, now);
    }
    return moved.index;
  });
}

export function finishQuiz(
  database: Database,
  userId: string,
  quizId: string,
  now: Date,
): Promise<QuizRow> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const quiz = await findOwnQuiz(transaction, userId, quizId);
    if (quiz.finishedAt !== null) return quiz;
    await changeQuiz(transaction, { ...quiz, finishedAt: now.toISOString() }, now);
    return findOwnQuiz(transaction, userId, quizId);
  });
}

/** A quiz without answers is gone; one with answers is finished as it stands. */
export function abandonQuiz(
  database: Database,
  userId: string,
  quizId: string,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const quiz = await findOwnQuiz(transaction, userId, quizId);
    const [answer] = await findResults(transaction, [quizId]);
    if (answer === undefined) return deleteQuiz(transaction, quizId);
    if (quiz.finishedAt !== null) return;
    await changeQuiz(transaction, { ...quiz, finishedAt: now.toISOString() }, now);
  });
}

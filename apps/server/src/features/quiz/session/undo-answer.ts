import type { routes } from '@wordhoard/contract';
import { createQuiz, type Quiz, deleteResult as removeResult, undo } from '@wordhoard/quiz-engine';
import type { Database } from '../../../platform/database/database.ts';
import type { RouteRequest } from '../../../platform/http/answer.ts';
import { toState, unknownState } from '../../review/set-knowing.ts';
import { lockUser } from '../../user/store.ts';
import { replaceAnswers } from './replace-answers.ts';
import { deleteResult, findResults, type ResultRow } from './result-store.ts';
import { findOwnQuizSession, type QuizSessionRow, updateQuizSession } from './store.ts';

type UndoRequest = RouteRequest<typeof routes.quiz.undo>;

/** Undoes an answer with all its effects. A finished session is open again. */
export function undoAnswer(
  database: Database,
  userId: string,
  { quizId, wordId }: UndoRequest,
  now: Date,
) {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const session = await findOwnQuizSession(transaction, userId, quizId);
    const results = await findResults(transaction, [quizId]);
    const result =
      wordId === undefined ? results.at(-1) : results.find((row) => row.wordId === wordId);
    if (result === undefined) return { index: session.index, undone: undefined };
    const state = await undoResult(transaction, userId, result);
    const { index } = quizAfterUndo(session, results, wordId);
    await updateQuizSession(transaction, { id: quizId, index, finishedAt: null }, now);
    return { index, undone: { result, state } };
  });
}

/** @returns the state of the word afterwards */
async function undoResult(database: Database, userId: string, result: ResultRow) {
  await deleteResult(database, result);
  const changed = await replaceAnswers(database, userId, { removed: [result], added: [] });
  const change = changed.get(result.wordId);
  return change === undefined ? unknownState : toState(change.after);
}

/** Applies the rules of the quiz engine in the browser. */
function quizAfterUndo(
  { pairs, index }: QuizSessionRow,
  rows: readonly ResultRow[],
  wordId: string | undefined,
): Quiz {
  const words = pairs.map((pair) => ({ word: { id: pair.wordId } }));
  const results = Object.fromEntries(
    rows.map((row) => [row.wordId, { wordId: row.wordId, correct: row.correct, order: row.order }]),
  );
  const quiz: Quiz = { ...createQuiz({ pairs: words }), index, results };
  return wordId === undefined ? undo(quiz) : removeResult(quiz, wordId);
}

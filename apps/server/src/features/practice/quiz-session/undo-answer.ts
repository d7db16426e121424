import { createQuiz, type Quiz, deleteResult as removeResult, undo } from '@wordhoard/quiz-engine';
import type { Database } from '../../../platform/database/database.ts';
import { lockUser } from '../../user/store.ts';
import type { DatedProgress } from '../quiz/schema.ts';
import { unknownWord } from '../review/word-progress.ts';
import { findDatedProgress, restoreStatusTimes, saveEffect } from './answer-effect.ts';
import { answersAfter } from './apply-answers.ts';
import { deleteResult, findLaterResults, findResults, type ResultRow } from './result-store.ts';
import { undoAnswerEvent } from './rules.ts';
import type { Answered } from './save-answers.ts';
import { findOwnQuizSession, type QuizSessionRow, updateQuizSession } from './store.ts';

interface Undoing {
  quizId: string;
  /** By default, the word of the latest answer. */
  wordId?: string | undefined;
}

interface Undone {
  index: number;
  undone: Answered | undefined;
}

/** Undoes an answer with all its effects. A finished session is open again. */
export function undoAnswer(
  database: Database,
  userId: string,
  { quizId, wordId }: Undoing,
  now: Date,
): Promise<Undone> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const session = await findOwnQuizSession(transaction, userId, quizId);
    const results = await findResults(transaction, [quizId]);
    const result =
      wordId === undefined ? results.at(-1) : results.find((row) => row.wordId === wordId);
    if (result === undefined) return { index: session.index, undone: undefined };
    const progress = await undoResult(transaction, userId, result, now);
    const { index } = quizAfterUndo(session, results, wordId);
    await updateQuizSession(transaction, { id: quizId, index, finishedAt: null }, now);
    return { index, undone: { result, progress } };
  });
}

/** @returns the progress with the word afterwards */
async function undoResult(
  database: Database,
  userId: string,
  result: ResultRow,
  now: Date,
): Promise<DatedProgress> {
  const { wordId } = result;
  const current = await findDatedProgress(database, userId, [wordId]);
  const later = answersAfter(result, await findLaterResults(database, userId, [result]));
  const { progress, replayed, activity } = undoAnswerEvent(
    result,
    later,
    current.get(wordId) ?? unknownWord,
  );
  await deleteResult(database, result);
  const progressOf = new Map([[wordId, progress]]);
  await saveEffect(database, userId, { progress: progressOf, replayed, activity }, now);
  await restoreStatusTimes(database, userId, progressOf, now);
  return progress;
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

import { createQuiz, deleteResult as forget, type Quiz, undo } from '@wordhoard/quiz-engine';
import type { Database } from '../../../platform/database/database.ts';
import { lockUser } from '../../user/store.ts';
import { unknownWord } from '../review/word-progress.ts';
import { findKnown, keepEffect, restoreStageTimes } from './answer-effect.ts';
import { answersAfter } from './apply-answers.ts';
import { deleteResult, findLaterResults, findResults, type ResultRow } from './result-store.ts';
import { type Known, undoAnswerEvent } from './rules.ts';
import type { Answered } from './save-answers.ts';
import { changeQuiz, findOwnQuiz, type QuizRow } from './store.ts';

interface Undoing {
  quizId: string;
  /** The latest answer if it is left out. */
  wordId?: string | undefined;
}

interface Undone {
  index: number;
  undone: Answered | undefined;
}

/** Takes back an answer and all that it did. A quiz that was finished is open again. */
export function undoAnswer(
  database: Database,
  userId: string,
  { quizId, wordId }: Undoing,
  now: Date,
): Promise<Undone> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const quiz = await findOwnQuiz(transaction, userId, quizId);
    const results = await findResults(transaction, [quizId]);
    const taken =
      wordId === undefined ? results.at(-1) : results.find((row) => row.wordId === wordId);
    if (taken === undefined) return { index: quiz.index, undone: undefined };
    const known = await unteach(transaction, userId, taken, now);
    const { index } = afterwards(quiz, results, wordId);
    await changeQuiz(transaction, { id: quizId, index, finishedAt: null }, now);
    return { index, undone: { result: taken, known } };
  });
}

async function unteach(
  database: Database,
  userId: string,
  taken: ResultRow,
  now: Date,
): Promise<Known> {
  const { wordId } = taken;
  const knownBefore = await findKnown(database, userId, [wordId]);
  const later = answersAfter(taken, await findLaterResults(database, userId, [taken]));
  const { known, replayed, activity } = undoAnswerEvent(
    taken,
    later,
    knownBefore.get(wordId) ?? unknownWord,
  );
  await deleteResult(database, taken);
  const knownNow = new Map([[wordId, known]]);
  await keepEffect(database, userId, { known: knownNow, replayed, activity }, now);
  await restoreStageTimes(database, userId, knownNow, now);
  return known;
}

/** The quiz stands where the engine, which plays it in the browser, has it stand. */
function afterwards(
  { pairs, index }: QuizRow,
  rows: readonly ResultRow[],
  wordId: string | undefined,
): Quiz {
  const words = pairs.map((pair) => ({ word: { id: pair.wordId } }));
  const results = Object.fromEntries(
    rows.map((row) => [row.wordId, { wordId: row.wordId, correct: row.correct, order: row.order }]),
  );
  const quiz: Quiz = { ...createQuiz({ pairs: words }), index, results };
  return wordId === undefined ? undo(quiz) : forget(quiz, wordId);
}

import type { QuizAnswer } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import { unknownWord } from '../knowing/learning-store.ts';
import { lockUser } from '../user/lock-user.ts';
import { newAnswers, teachAll } from './answering.ts';
import { findKnown, keepEffect, restoreStageTimes } from './effect.ts';
import { findLaterResults, findResults, type ResultRow, saveResults } from './result-store.ts';
import { hasBegun, type Known, type Taught } from './rules.ts';
import { changeQuiz, findOwnQuiz, type QuizRow } from './store.ts';

interface Answering {
  quizId: string;
  answers: readonly QuizAnswer[];
}

export interface Answered {
  result: ResultRow;
  known: Known;
}

/**
 * Keeps answers and what they teach, all or none. The same answer again changes nothing; another
 * one to the same word takes the place of the first.
 *
 * @returns for each answer what is kept of it, and what is known of its word now
 */
export function saveAnswers(
  database: Database,
  userId: string,
  { quizId, answers }: Answering,
  now: Date,
): Promise<Answered[]> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const quiz = await findOwnQuiz(transaction, userId, quizId);
    requireAsked(quiz, answers);
    const kept = await findResults(transaction, [quizId]);
    const fresh = newAnswers(answers, kept);
    const wordIds = answers.map(({ wordId }) => wordId);
    const known = await findKnown(transaction, userId, wordIds);
    const replaced = kept.filter((row) => fresh.some(({ wordId }) => wordId === row.wordId));
    const later = await findLaterResults(transaction, userId, replaced);
    const taught = teachAll(fresh, { kept, later, known }, { quizId, now });
    await keepTaught(transaction, userId, { quiz, taught, replaced }, now);
    return wordIds.map((wordId) => answeredOf(wordId, { kept, taught, known }));
  });
}

function requireAsked({ pairs }: QuizRow, answers: readonly QuizAnswer[]): void {
  const asked = new Set(pairs.map(({ wordId }) => wordId));
  if (answers.some(({ wordId }) => !asked.has(wordId))) throw new ApplicationError('NotFound');
}

/** Answers that came late are of their own day. */
export function requireDaysBegun(answers: readonly QuizAnswer[], now: Date): void {
  if (answers.every(({ day }) => hasBegun(day, now))) return;
  throw new ApplicationError('ParameterInvalid', {
    fields: [{ path: 'day', issue: { code: 'invalid' } }],
  });
}

interface Keeping {
  quiz: QuizRow;
  taught: readonly Taught<ResultRow>[];
  replaced: readonly ResultRow[];
}

async function keepTaught(
  database: Database,
  userId: string,
  { quiz, taught, replaced }: Keeping,
  now: Date,
): Promise<void> {
  if (taught.length === 0) return;
  const known = new Map(taught.map(({ lesson, known }) => [lesson.wordId, known]));
  const retold = taught.flatMap((one) => one.retold);
  const activity = taught.flatMap((one) => one.activity);
  await saveResults(
    database,
    taught.map(({ lesson }) => lesson),
  );
  await keepEffect(database, userId, { known, retold, activity }, now);
  if (replaced.length > 0) await restoreStageTimes(database, userId, known, now);
  await changeQuiz(database, quiz, now);
}

interface Outcome {
  kept: readonly ResultRow[];
  taught: readonly Taught<ResultRow>[];
  known: ReadonlyMap<string, Known>;
}

function answeredOf(wordId: string, { kept, taught, known }: Outcome): Answered {
  const fresh = taught.find(({ lesson }) => lesson.wordId === wordId);
  if (fresh !== undefined) return { result: fresh.lesson, known: fresh.known };
  const result = kept.find((row) => row.wordId === wordId);
  if (result === undefined) throw new Error(`The answer to ${wordId} was not kept`);
  return { result, known: known.get(wordId) ?? unknownWord };
}

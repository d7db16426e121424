import type { QuizAnswer } from '@wordhoard/contract';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { lockUser } from '../../user/store.ts';
import { unknownWord } from '../review/word-progress.ts';
import { findKnown, keepEffect, restoreStageTimes } from './answer-effect.ts';
import { applyAnswers, newAnswers } from './apply-answers.ts';
import { findLaterResults, findResults, type ResultRow, saveResults } from './result-store.ts';
import { type AppliedAnswer, hasBegun, type Known } from './rules.ts';
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
 * Keeps answers and what they applyAnswer, all or none. The same answer again changes nothing; another
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
    const taught = applyAnswers(fresh, { kept, later, known }, { quizId, now });
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
  taught: readonly AppliedAnswer<ResultRow>[];
  replaced: readonly ResultRow[];
}

async function keepTaught(
  database: Database,
  userId: string,
  { quiz, taught, replaced }: Keeping,
  now: Date,
): Promise<void> {
  if (taught.length === 0) return;
  const known = new Map(taught.map(({ event, known }) => [event.wordId, known]));
  const replayed = taught.flatMap((one) => one.replayed);
  const activity = taught.flatMap((one) => one.activity);
  await saveResults(
    database,
    taught.map(({ event }) => event),
  );
  await keepEffect(database, userId, { known, replayed, activity }, now);
  if (replaced.length > 0) await restoreStageTimes(database, userId, known, now);
  await changeQuiz(database, quiz, now);
}

interface Outcome {
  kept: readonly ResultRow[];
  taught: readonly AppliedAnswer<ResultRow>[];
  known: ReadonlyMap<string, Known>;
}

function answeredOf(wordId: string, { kept, taught, known }: Outcome): Answered {
  const fresh = taught.find(({ event }) => event.wordId === wordId);
  if (fresh !== undefined) return { result: fresh.event, known: fresh.known };
  const result = kept.find((row) => row.wordId === wordId);
  if (result === undefined) throw new Error(`The answer to ${wordId} was not kept`);
  return { result, known: known.get(wordId) ?? unknownWord };
}

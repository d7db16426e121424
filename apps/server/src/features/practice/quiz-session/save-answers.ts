import type { QuizAnswer } from '@wordhoard/contract';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { lockUser } from '../../user/store.ts';
import type { DatedProgress } from '../quiz/schema.ts';
import { unknownWord } from '../review/word-progress.ts';
import { findDatedProgress, restoreStatusTimes, saveEffect } from './answer-effect.ts';
import { applyAnswers, newAnswers } from './apply-answers.ts';
import { findLaterResults, findResults, type ResultRow, saveResults } from './result-store.ts';
import { type AppliedAnswer, hasBegun } from './rules.ts';
import { findOwnQuizSession, type QuizSessionRow, updateQuizSession } from './store.ts';

interface Answering {
  quizId: string;
  answers: readonly QuizAnswer[];
}

/** A stored answer, and the current progress with its word. */
export interface Answered {
  result: ResultRow;
  progress: DatedProgress;
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
  { quizId, answers }: Answering,
  now: Date,
): Promise<Answered[]> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const session = await findOwnQuizSession(transaction, userId, quizId);
    requireAsked(session, answers);
    const stored = await findResults(transaction, [quizId]);
    const added = newAnswers(answers, stored);
    const wordIds = answers.map(({ wordId }) => wordId);
    const progress = await findDatedProgress(transaction, userId, wordIds);
    const replaced = stored.filter((row) => added.some(({ wordId }) => wordId === row.wordId));
    const later = await findLaterResults(transaction, userId, replaced);
    const applied = applyAnswers(added, { stored, later, progress }, { quizId, now });
    await saveApplied(transaction, userId, { session, applied, replaced }, now);
    return wordIds.map((wordId) => answeredOf(wordId, { stored, applied, progress }));
  });
}

function requireAsked({ pairs }: QuizSessionRow, answers: readonly QuizAnswer[]): void {
  const asked = new Set(pairs.map(({ wordId }) => wordId));
  if (answers.some(({ wordId }) => !asked.has(wordId))) throw new ApplicationError('NotFound');
}

/** Answers count for the day on which they were given, even if they arrive later. */
export function requireDaysBegun(answers: readonly QuizAnswer[], now: Date): void {
  if (answers.every(({ day }) => hasBegun(day, now))) return;
  throw new ApplicationError('ParameterInvalid', {
    fields: [{ path: 'day', issue: { code: 'invalid' } }],
  });
}

interface Saving {
  session: QuizSessionRow;
  applied: readonly AppliedAnswer<ResultRow>[];
  replaced: readonly ResultRow[];
}

async function saveApplied(
  database: Database,
  userId: string,
  { session, applied, replaced }: Saving,
  now: Date,
): Promise<void> {
  if (applied.length === 0) return;
  const progress = new Map(applied.map((one) => [one.event.wordId, one.progress]));
  const replayed = applied.flatMap((one) => one.replayed);
  const activity = applied.flatMap((one) => one.activity);
  await saveResults(
    database,
    applied.map(({ event }) => event),
  );
  await saveEffect(database, userId, { progress, replayed, activity }, now);
  if (replaced.length > 0) await restoreStatusTimes(database, userId, progress, now);
  await updateQuizSession(database, session, now);
}

interface Outcome {
  stored: readonly ResultRow[];
  applied: readonly AppliedAnswer<ResultRow>[];
  progress: ReadonlyMap<string, DatedProgress>;
}

function answeredOf(wordId: string, { stored, applied, progress }: Outcome): Answered {
  const added = applied.find(({ event }) => event.wordId === wordId);
  if (added !== undefined) return { result: added.event, progress: added.progress };
  const result = stored.find((row) => row.wordId === wordId);
  if (result === undefined) throw new Error(`The answer to ${wordId} was not saved`);
  return { result, progress: progress.get(wordId) ?? unknownWord };
}

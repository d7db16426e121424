import type { AccountExport } from '@wordhoard/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { answerSuggestion, quizResult, quizSession } from '../practice/quiz/schema.ts';
import { activityDay, userWord } from '../practice/review/schema.ts';
import { word } from '../word/schema.ts';
import { exportedWordFor, isoTime, isoTimeOrNull } from './export-fields.ts';

export function exportKnowing(
  database: Database,
  userId: string,
): Promise<AccountExport['knowing']> {
  const { knowing, rightDays, lastRightDay, changedAt, provedAt } = userWord;
  return database
    .select({
      word: exportedWordFor(userId),
      knowing,
      rightDays,
      lastRightDay,
      changedAt: isoTime(changedAt),
      provedAt: isoTimeOrNull(provedAt),
    })
    .from(userWord)
    .innerJoin(word, eq(word.id, userWord.wordId))
    .where(eq(userWord.userId, userId))
    .orderBy(changedAt, userWord.wordId);
}

export function exportActivity(
  database: Database,
  userId: string,
): Promise<AccountExport['activity']> {
  const { day, answered, right, saved, known, proved } = activityDay;
  return database
    .select({ day, answered, right, saved, known, proved })
    .from(activityDay)
    .where(eq(activityDay.userId, userId))
    .orderBy(day);
}

export async function exportQuizzes(
  database: Database,
  userId: string,
): Promise<AccountExport['quizzes']> {
  const { id, settings, createdAt, changedAt, finishedAt } = quizSession;
  const quizzes = await database
    .select({
      id,
      settings,
      createdAt: isoTime(createdAt),
      changedAt: isoTime(changedAt),
      finishedAt: isoTimeOrNull(finishedAt),
    })
    .from(quizSession)
    .where(eq(quizSession.userId, userId))
    .orderBy(id);
  const { code, verdict, correct, answer, milliseconds, isHinted, day, answeredAt } = quizResult;
  const results = await database
    .select({
      quizId: id,
      word: exportedWordFor(userId),
      code,
      verdict,
      isRight: correct,
      answer,
      milliseconds,
      isHinted,
      day,
      answeredAt: isoTime(answeredAt),
    })
    .from(quizSession)
    .innerJoin(quizResult, eq(quizResult.quizId, id))
    .innerJoin(word, eq(word.id, quizResult.wordId))
    .where(eq(quizSession.userId, userId))
    .orderBy(quizResult.order);
  const resultsOf = Map.groupBy(results, ({ quizId }) => quizId);
  return quizzes.map((quiz) => ({
    ...quiz,
    results: (resultsOf.get(quiz.id) ?? []).map(({ quizId: _, ...result }) => result),
  }));
}

export function exportSuggestions(
  database: Database,
  userId: string,
): Promise<AccountExport['suggestions']> {
  const { id, langCode, text, status, reason, createdAt } = answerSuggestion;
  return database
    .select({
      id,
      word: exportedWordFor(userId),
      langCode,
      text,
      status,
      reason,
      createdAt: isoTime(createdAt),
    })
    .from(answerSuggestion)
    .innerJoin(word, eq(word.id, answerSuggestion.wordId))
    .where(eq(answerSuggestion.userId, userId))
    .orderBy(id);
}

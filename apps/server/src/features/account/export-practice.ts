import { eq, getTableColumns } from 'drizzle-orm';
import { isoTime, isoTimeOrNull } from '../../platform/database/sql.ts';
import { answerSuggestion } from '../../schema/moderation.ts';
import { quizResult, quizSession } from '../../schema/quiz.ts';
import { activityDay, review, userWord } from '../../schema/review.ts';
import { studySettings } from '../../schema/study.ts';
import { word } from '../../schema/word.ts';
import { type ExportSource, exportedWordFor } from './export-fields.ts';

export function exportKnowing({ database, userId }: ExportSource) {
  const { knowing, due, stability, difficulty, changedAt, provedAt } = userWord;
  return database
    .select({
      word: exportedWordFor(userId),
      knowing,
      due,
      stability,
      difficulty,
      changedAt: isoTime(changedAt),
      provedAt: isoTimeOrNull(provedAt),
    })
    .from(userWord)
    .innerJoin(word, eq(word.id, userWord.wordId))
    .where(eq(userWord.userId, userId))
    .orderBy(changedAt, userWord.wordId);
}

export function exportReviews({ database, userId }: ExportSource) {
  const { reviewedAt, day, rating, practice, mark } = review;
  return database
    .select({
      word: exportedWordFor(userId),
      reviewedAt: isoTime(reviewedAt),
      day,
      rating,
      practice,
      mark,
    })
    .from(review)
    .innerJoin(word, eq(word.id, review.wordId))
    .where(eq(review.userId, userId))
    .orderBy(reviewedAt, review.wordId);
}

export function exportActivity({ database, userId }: ExportSource) {
  const { userId: ofUser, ...columns } = getTableColumns(activityDay);
  return database.select(columns).from(activityDay).where(eq(ofUser, userId)).orderBy(columns.day);
}

export async function exportStudySettings({ database, userId }: ExportSource) {
  const { goalUnit, goalTarget, reminderHour, timeZone, locale, levels, remindedOn } =
    studySettings;
  const goal = { unit: goalUnit, target: goalTarget };
  const [settings] = await database
    .select({ goal, reminderHour, timeZone, locale, levels, remindedOn })
    .from(studySettings)
    .where(eq(studySettings.userId, userId));
  return settings ?? null;
}

export async function exportQuizzes({ database, userId }: ExportSource) {
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
  const { quizId, wordId, order, correct, answeredAt, ...columns } = getTableColumns(quizResult);
  const results = await database
    .select({
      quizId,
      word: exportedWordFor(userId),
      isRight: correct,
      ...columns,
      answeredAt: isoTime(answeredAt),
    })
    .from(quizSession)
    .innerJoin(quizResult, eq(quizId, id))
    .innerJoin(word, eq(word.id, wordId))
    .where(eq(quizSession.userId, userId))
    .orderBy(order);
  const resultsOf = Map.groupBy(results, ({ quizId }) => quizId);
  return quizzes.map((quiz) => ({
    ...quiz,
    results: (resultsOf.get(quiz.id) ?? []).map(({ quizId: _, ...result }) => result),
  }));
}

export function exportSuggestions({ database, userId }: ExportSource) {
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

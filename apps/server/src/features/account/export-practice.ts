import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { isoTime, isoTimeOrNull } from '../../platform/database/sql.ts';
import { answerSuggestion } from '../../schema/moderation.ts';
import { quizSession } from '../../schema/quiz.ts';
import { activityDay, review, userWord } from '../../schema/review.ts';
import { studySettings } from '../../schema/study.ts';
import { word } from '../../schema/word.ts';
import { visibleTo } from '../word/visible.ts';
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

/** Learners can send events for any word id. A word that the learner has never seen is treated as missing. */
const isWordOfEvent = (userId: string) =>
  and(
    eq(word.id, review.wordId),
    sql`(${visibleTo(userId)} or exists (
      select from ${userWord} where ${userWord.userId} = ${userId} and ${userWord.wordId} = ${word.id}
    ))`,
  );

export function exportReviews({ database, userId }: ExportSource) {
  const { id, reviewedAt, rating, practice, mark, sessionId, rowId, columnId } = review;
  const { code, verdict, answer, givenId, milliseconds, isHinted, isOverridden, isEasy, isUndone } =
    review;
  return database
    .select({
      id,
      word: exportedWordFor(userId),
      reviewedAt: isoTime(reviewedAt),
      // Only notes and undos have no day.
      day: sql<string>`${review.day}`,
      rating,
      practice,
      mark,
      sessionId,
      rowId,
      columnId,
      code,
      verdict,
      answer,
      givenId,
      milliseconds,
      isHinted,
      isOverridden,
      isEasy,
      isUndone,
    })
    .from(review)
    .leftJoin(word, isWordOfEvent(userId))
    .where(and(eq(review.userId, userId), isNotNull(review.day)))
    .orderBy(reviewedAt, id);
}

export function exportNotes({ database, userId }: ExportSource) {
  const { id, reviewedAt, note, isUndone } = review;
  return database
    .select({
      id,
      word: exportedWordFor(userId),
      createdAt: isoTime(reviewedAt),
      text: sql<string>`${note}`,
    })
    .from(review)
    .leftJoin(word, isWordOfEvent(userId))
    .where(and(eq(review.userId, userId), isNotNull(note), eq(isUndone, false)))
    .orderBy(reviewedAt, id);
}

export function exportActivity({ database, userId }: ExportSource) {
  const { userId: ofUser, ...columns } = getTableColumns(activityDay);
  return database.select(columns).from(activityDay).where(eq(ofUser, userId)).orderBy(columns.day);
}

export async function exportStudySettings({ database, userId }: ExportSource) {
  const {
    goalUnit,
    goalTarget,
    dayEndsAt,
    reminderHour,
    timeZone,
    locale,
    levels,
    breaks,
    remindedOn,
  } = studySettings;
  const goal = { unit: goalUnit, target: goalTarget };
  const [settings] = await database
    .select({ goal, dayEndsAt, reminderHour, timeZone, locale, levels, breaks, remindedOn })
    .from(studySettings)
    .where(eq(studySettings.userId, userId));
  return settings ?? null;
}

export function exportQuizzes({ database, userId }: ExportSource) {
  const { id, settings, pairs, conditions, createdAt, changedAt, finishedAt } = quizSession;
  return database
    .select({
      id,
      settings,
      pairs,
      conditions,
      createdAt: isoTime(createdAt),
      changedAt: isoTime(changedAt),
      finishedAt: isoTimeOrNull(finishedAt),
    })
    .from(quizSession)
    .where(eq(quizSession.userId, userId))
    .orderBy(id);
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

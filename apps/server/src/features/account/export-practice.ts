import type { AccountReview } from '@wordhoard/contract';
import { and, count, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { isAmong, isoTime, isoTimeOrNull } from '../../platform/database/sql.ts';
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

const reviewsAtOnce = 5_000;

/** All reviews of a learner, word by word, some thousands at a time. */
export async function* exportReviews(source: ExportSource): AsyncGenerator<AccountReview[]> {
  for (const wordIds of await groupWords(source)) yield await findReviews(source, wordIds);
}

/** Groups the words of a learner so that each group has some thousands of reviews. */
async function groupWords({ database, userId }: ExportSource): Promise<string[][]> {
  const { wordId } = review;
  const words = await database
    .select({ wordId, reviews: count() })
    .from(review)
    .where(and(eq(review.userId, userId), isNotNull(review.day)))
    .groupBy(wordId)
    .orderBy(wordId);
  let reviewsBefore = 0;
  const groups = Map.groupBy(words, ({ reviews }) => {
    reviewsBefore += reviews;
    return Math.floor(reviewsBefore / reviewsAtOnce);
  });
  return [...groups.values()].map((group) => group.map((one) => one.wordId));
}

function findReviews({ database, userId }: ExportSource, wordIds: readonly string[]) {
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
    .where(and(eq(review.userId, userId), isNotNull(review.day), isAmong(review.wordId, wordIds)))
    .orderBy(review.wordId, reviewedAt, id);
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

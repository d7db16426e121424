import type { PlayedSession } from '@wordhoard/contract';
import { and, desc, eq, exists, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { findPage, type PageRequest } from '../../../platform/database/feed-page.ts';
import { requireFound } from '../../../platform/errors/application-error.ts';
import { quizSession } from '../../../schema/quiz.ts';
import { review } from '../../../schema/review.ts';
import { isCounted } from '../../review/event-store.ts';
import { countedTime } from '../../review/received-events.ts';

export type QuizSessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

function selectSessions(database: Database, condition: SQL | undefined) {
  const { userId, ...columns } = getTableColumns(quizSession);
  return database.select(columns).from(quizSession).where(condition).$dynamic();
}

/**
 * Stores sessions as their device reports them. The first plan stays: a device that gets the session later does not see
 * words that have been hidden since, so its plan lacks them. A report without an end does not reopen a finished session:
 * only an answer after its last one does, or the undo of that one.
 */
export async function saveSessions(
  database: Database,
  userId: string,
  sessions: readonly PlayedSession[],
  now: Date,
): Promise<void> {
  for (const { finishedAt: end, ...session } of sessions) {
    const finishedAt = end === null ? null : countedTime(new Date(end), now);
    const lastAnsweredAt = selectLastAnswerTime(userId, session.id);
    const changedAt = sql`coalesce(greatest(${lastAnsweredAt}, ${finishedAt}::timestamptz), ${now})`;
    const { finishedAt: stored } = quizSession;
    const isStillFinished = sql`${finishedAt}::timestamptz is null and ${stored} = ${lastAnsweredAt}`;
    await database
      .insert(quizSession)
      .values({ ...session, userId, createdAt: changedAt, changedAt, finishedAt })
      .onConflictDoUpdate({
        target: [quizSession.userId, quizSession.id],
        set: {
          finishedAt: sql`case when ${isStillFinished} then ${stored} else ${finishedAt} end`,
          changedAt: sql`greatest(${quizSession.changedAt}, ${lastAnsweredAt}, ${finishedAt}::timestamptz)`,
        },
      });
  }
}

const selectLastAnswerTime = (userId: string, sessionId: string): SQL => sql`(
  select max(${review.reviewedAt}) from ${review}
  where ${review.userId} = ${userId} and ${review.sessionId} = ${sessionId} and ${isCounted}
)`;

/** Finds a session of the learner. Those of others count as missing. */
export async function findOwnQuizSession(database: Database, userId: string, id: string) {
  const isOwn = and(eq(quizSession.id, id), eq(quizSession.userId, userId));
  const [session] = await selectSessions(database, isOwn);
  return requireFound(session);
}

const latestFirst = [desc(quizSession.changedAt), desc(quizSession.id)];

/** Finds the unfinished session that was played last. */
export async function findCurrentQuizSession(database: Database, userId: string) {
  const isOpen = and(eq(quizSession.userId, userId), isNull(quizSession.finishedAt));
  const [session] = await selectSessions(database, isOpen)
    .orderBy(...latestFirst)
    .limit(1);
  return session;
}

/** Finds the sessions with answers, the latest first. */
export function findQuizSessions(database: Database, userId: string, request: PageRequest) {
  const answers = database
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.userId, userId), eq(review.sessionId, quizSession.id), isCounted));
  const isAnswered = and(eq(quizSession.userId, userId), exists(answers));
  return findPage(database, selectSessions(database, isAnswered), latestFirst, request);
}

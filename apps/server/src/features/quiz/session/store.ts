import { and, desc, eq, exists, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { findPage, type PageRequest } from '../../../platform/database/feed-page.ts';
import { insertOnce } from '../../../platform/database/insert-once.ts';
import { requireFound } from '../../../platform/errors/application-error.ts';
import { publish } from '../../../platform/realtime/publish.ts';
import { quizResult, quizSession } from '../../../schema/quiz.ts';

export type QuizSessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

type NewQuizSession = Pick<typeof quizSession.$inferSelect, 'id' | 'userId' | 'settings' | 'pairs'>;

function selectSessions(database: Database, condition: SQL | undefined) {
  const { userId, ...columns } = getTableColumns(quizSession);
  return database.select(columns).from(quizSession).where(condition).$dynamic();
}

/** @returns whether it is new: the learner may have a session with the same id already */
export async function insertQuizSession(
  database: Database,
  session: NewQuizSession,
  { startedAt, finishedAt }: { startedAt: Date; finishedAt: Date | null },
): Promise<boolean> {
  const times = { createdAt: startedAt, changedAt: finishedAt ?? startedAt, finishedAt };
  const isOwn = eq(quizSession.userId, session.userId);
  const isNew = await insertOnce(database, quizSession, { ...session, index: 0, ...times }, isOwn);
  await publish(database, { userId: session.userId, kind: 'quiz' });
  return isNew;
}

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
  const results = database
    .select({ wordId: quizResult.wordId })
    .from(quizResult)
    .where(eq(quizResult.quizId, quizSession.id));
  const isAnswered = and(eq(quizSession.userId, userId), exists(results));
  return findPage(database, selectSessions(database, isAnswered), latestFirst, request);
}

/** The time of the change never decreases, even if the clocks of servers differ. */
export async function updateQuizSession(
  database: Database,
  { id, index, finishedAt }: Pick<QuizSessionRow, 'id' | 'index' | 'finishedAt'>,
  now: Date,
): Promise<void> {
  const [changed] = await database
    .update(quizSession)
    .set({ index, finishedAt, changedAt: sql`greatest(${quizSession.changedAt}, ${now})` })
    .where(eq(quizSession.id, id))
    .returning({ userId: quizSession.userId });
  if (changed !== undefined) await publish(database, { ...changed, kind: 'quiz' });
}

export async function deleteQuizSession(database: Database, id: string): Promise<void> {
  const [deleted] = await database
    .delete(quizSession)
    .where(eq(quizSession.id, id))
    .returning({ userId: quizSession.userId });
  if (deleted !== undefined) await publish(database, { ...deleted, kind: 'quiz' });
}

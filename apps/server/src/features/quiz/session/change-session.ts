import type { QuizQuestion, QuizQuestionKey, QuizSession } from '@wordhoard/contract';
import { createQuiz, setIndex } from '@wordhoard/quiz-engine';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { isInserted } from '../../../platform/database/insert-once.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { quizSession } from '../../../schema/quiz.ts';
import { lockUser } from '../../user/store.ts';
import { loadCandidates } from '../load-candidates.ts';
import { presentQuizSession, presentRestored } from './present.ts';
import { askPairs, type StoredQuiz } from './restore-session.ts';
import { findResults } from './result-store.ts';
import {
  deleteQuizSession,
  findOwnQuizSession,
  insertQuizSession,
  updateQuizSession,
} from './store.ts';

/** Starts a session with the questions that can be asked, each word once, or continues one that has been started. */
export async function startQuizSession(
  database: Database,
  { id = newId(), settings, pairs }: StoredQuiz & { id?: string | undefined },
  context: SignedInContext,
): Promise<QuizSession> {
  const isOwn = eq(quizSession.userId, context.caller.id);
  if (await isInserted(database, quizSession, id, isOwn)) {
    return presentExisting(database, id, context);
  }
  const candidates = await loadCandidates(database, settings, context);
  const wanted = { settings, pairs: eachWordOnce(pairs) };
  const asked = await askPairs(database, wanted, { candidates, context });
  if (asked.pairs.length === 0) throw new ApplicationError('NotFound');
  const session = { id, settings, pairs: asked.pairs.map(toKey) };
  const { caller, now } = context;
  const times = { startedAt: now, finishedAt: null };
  const isNew = await insertQuizSession(database, { ...session, userId: caller.id }, times);
  if (!isNew) return presentExisting(database, id, context);
  const row = { ...session, index: 0, createdAt: now, changedAt: now, finishedAt: null };
  return presentRestored(row, asked, []);
}

const presentExisting = async (database: Database, id: string, context: SignedInContext) =>
  presentQuizSession(database, await findOwnQuizSession(database, context.caller.id, id), context);

const eachWordOnce = (pairs: readonly QuizQuestionKey[]): QuizQuestionKey[] => [
  ...new Map(pairs.map((pair) => [pair.wordId, pair])).values(),
];

const toKey = ({ code, item: { wordId, rowId, columnId } }: QuizQuestion): QuizQuestionKey => ({
  wordId,
  code,
  ...(rowId !== undefined && { rowId }),
  ...(columnId !== undefined && { columnId }),
});

/** Moves to a question, by the rules of the quiz engine in the browser. */
export function moveToPair(
  database: Database,
  userId: string,
  { quizId, index }: { quizId: string; index: number },
  now: Date,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const session = await findOwnQuizSession(transaction, userId, quizId);
    const pairs = session.pairs.map(({ wordId }) => ({ word: { id: wordId } }));
    const moved = setIndex({ ...createQuiz({ pairs }), index: session.index }, index);
    if (moved.index !== session.index) {
      await updateQuizSession(transaction, { ...session, index: moved.index }, now);
    }
    return moved.index;
  });
}

export function finishQuizSession(database: Database, userId: string, quizId: string, now: Date) {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const session = await findOwnQuizSession(transaction, userId, quizId);
    if (session.finishedAt !== null) return;
    await updateQuizSession(transaction, { ...session, finishedAt: now }, now);
  });
}

/** Deletes a session without answers, and finishes one with answers. */
export function abandonQuizSession(database: Database, userId: string, quizId: string, now: Date) {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const session = await findOwnQuizSession(transaction, userId, quizId);
    const [answer] = await findResults(transaction, [quizId]);
    if (answer === undefined) return deleteQuizSession(transaction, quizId);
    if (session.finishedAt !== null) return;
    await updateQuizSession(transaction, { ...session, finishedAt: now }, now);
  });
}

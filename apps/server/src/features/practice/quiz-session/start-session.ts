import type { QuizQuestion, QuizQuestionKey, QuizSession } from '@wordhoard/contract';
import { v7 as newId } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { loadCandidates } from '../quiz/load-candidates.ts';
import { presentRestored } from './present.ts';
import { askPairs, type NamedQuiz } from './restore-session.ts';
import { addQuiz } from './store.ts';

/** Keeps a quiz. Its pairs are those that can be asked, each word once. */
export async function startQuiz(
  database: Database,
  { settings, pairs }: NamedQuiz,
  context: SignedInContext,
): Promise<QuizSession> {
  const material = await loadCandidates(database, settings, context);
  const wanted = { settings, pairs: eachWordOnce(pairs) };
  const asked = await askPairs(database, wanted, { material, context });
  if (asked.pairs.length === 0) throw new ApplicationError('NotFound');
  const quiz = { id: newId(), userId: context.caller.id, settings, pairs: asked.pairs.map(nameOf) };
  await addQuiz(database, quiz, { startedAt: context.now, finishedAt: null });
  const time = context.now.toISOString();
  const row = { ...quiz, index: 0, createdAt: time, changedAt: time, finishedAt: null };
  return presentRestored(row, asked, []);
}

const eachWordOnce = (pairs: readonly QuizQuestionKey[]): QuizQuestionKey[] => [
  ...new Map(pairs.map((pair) => [pair.wordId, pair])).values(),
];

const nameOf = ({ code, item: { wordId, rowId } }: QuizQuestion): QuizQuestionKey => ({
  wordId,
  code,
  ...(rowId !== undefined && { rowId }),
});

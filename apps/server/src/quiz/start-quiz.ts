import type { Quiz, QuizPairName, QuizPairRecord } from '@wordhoard/contract';
import { v7 as newId } from 'uuid';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import { gather } from './gather.ts';
import type { Player } from './player.ts';
import { presentRestored } from './present.ts';
import { askPairs, type NamedQuiz } from './restore-quiz.ts';
import { addQuiz } from './store.ts';

/** Keeps a quiz. Its pairs are those that can be asked, each word once. */
export async function startQuiz(
  database: Database,
  { settings, pairs }: NamedQuiz,
  player: Player & { viewer: { id: string } },
  now: Date,
): Promise<Quiz> {
  const material = await gather(database, settings, player);
  const wanted = { settings, pairs: eachWordOnce(pairs) };
  const asked = await askPairs(database, wanted, { material, player });
  if (asked.pairs.length === 0) throw new ApplicationError('NotFound');
  const quiz = { id: newId(), userId: player.viewer.id, settings, pairs: asked.pairs.map(nameOf) };
  await addQuiz(database, quiz, { startedAt: now, finishedAt: null });
  const time = now.toISOString();
  const row = { ...quiz, index: 0, createdAt: time, changedAt: time, finishedAt: null };
  return presentRestored(row, asked, []);
}

const eachWordOnce = (pairs: readonly QuizPairName[]): QuizPairName[] => [
  ...new Map(pairs.map((pair) => [pair.wordId, pair])).values(),
];

const nameOf = ({ code, item: { wordId, rowId } }: QuizPairRecord): QuizPairName => ({
  wordId,
  code,
  ...(rowId !== undefined && { rowId }),
});

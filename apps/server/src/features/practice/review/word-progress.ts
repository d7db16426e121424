import { type Knowing, knowingOf, wordStatusOf } from '@wordhoard/contract/enumeration';
import type { WordProgress } from '@wordhoard/quiz-engine';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { isAnyOf } from '../../../platform/database/sql.ts';
import { publish } from '../../../platform/realtime/publish.ts';
import { lockUser } from '../../user/store.ts';
import { userWord } from './schema.ts';
import { upsertProgress } from './write-progress.ts';

interface StoredProgress {
  knowing: Knowing;
  rightDays: number;
  lastRightDay?: string | null | undefined;
}

export const toProgress = ({ knowing, rightDays, lastRightDay }: StoredProgress): WordProgress => ({
  status: wordStatusOf[knowing],
  rightDays,
  ...(lastRightDay && { lastRightDay }),
});

export interface ProgressOfWord {
  wordId: string;
  progress: WordProgress;
}

export const unknownWord: WordProgress = { status: 'unknown', rightDays: 0 };

/**
 * A learner's progress with each of the words. A transaction that changes it locks the learner,
 * because unknown words have no row to lock.
 */
export async function findWordProgress(
  database: Database,
  userId: string,
  wordIds: readonly string[],
  { lock = false } = {},
): Promise<Map<string, WordProgress>> {
  if (lock) await lockUser(database, userId);
  const { wordId, knowing, rightDays, lastRightDay } = userWord;
  const rows = await database
    .select({ wordId, knowing, rightDays, lastRightDay })
    .from(userWord)
    .where(and(eq(userWord.userId, userId), isAnyOf(userWord.wordId, wordIds)));
  const progressOf = new Map(rows.map((row) => [row.wordId, toProgress(row)]));
  return new Map(wordIds.map((id) => [id, progressOf.get(id) ?? unknownWord]));
}

/** Saves a learner's progress with distinct words. Rows of unknown words are deleted. */
export async function saveWordProgress(
  database: Database,
  userId: string,
  words: readonly ProgressOfWord[],
  now: Date,
): Promise<void> {
  if (words.length === 0) return;
  const { unknown = [], marked = [] } = Object.groupBy(words, ({ progress }) =>
    progress.status === 'unknown' ? 'unknown' : 'marked',
  );
  if (unknown.length > 0) {
    const ids = unknown.map(({ wordId }) => wordId);
    await database
      .delete(userWord)
      .where(and(eq(userWord.userId, userId), isAnyOf(userWord.wordId, ids)));
  }
  const rows = marked.map(({ wordId, progress: { status, rightDays, lastRightDay = null } }) => ({
    wordId,
    knowing: knowingOf[status],
    rightDays,
    lastRightDay,
  }));
  if (rows.length > 0) await upsertProgress(database, userId, rows, now);
  await publish(database, {
    userId,
    kind: 'knowing',
    wordIds: words.map(({ wordId }) => wordId),
  });
}

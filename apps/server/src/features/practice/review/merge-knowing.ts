import type { KnowingMergeResult, MarkedWord } from '@wordhoard/contract';
import type { Database } from '../../../platform/database/database.ts';
import { beginAnswer, findAnswer, keepAnswer } from '../../idempotency/store.ts';
import { lockUser } from '../../user/store.ts';
import { findKnowing } from './knowing-store.ts';
import { mergeWords, mostAdvanced } from './rules.ts';
import { saveWordProgress, toProgress } from './word-progress.ts';
import { addProofs } from './write-progress.ts';

interface Merging {
  words: readonly MarkedWord[];
  /** Identifies the request: a repeated one changes nothing and gets the same answer. */
  key: string;
}

/** Merges the words that a learner marked in a browser before signing in. */
export function mergeKnowing(
  database: Database,
  userId: string,
  { words, key }: Merging,
  now: Date,
): Promise<KnowingMergeResult> {
  const repeatable = { userId, key: `merge of knowing ${key}`, requestDigest: key };
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if (!(await beginAnswer(transaction, repeatable, now))) {
      const first = await findAnswer(transaction, repeatable);
      return JSON.parse(first?.body ?? '');
    }
    const { toSave, merged } = await mergeWithAccount(transaction, userId, words);
    await saveWordProgress(transaction, userId, toSave, now);
    await addProofs(transaction, userId, words, now);
    await keepAnswer(transaction, repeatable, { status: 200, body: JSON.stringify(merged) });
    return merged;
  });
}

async function mergeWithAccount(database: Database, userId: string, words: readonly MarkedWord[]) {
  const marked = words.map((word) => ({ wordId: word.wordId, progress: toProgress(word) }));
  const wordIds = words.map(({ wordId }) => wordId);
  const account = await findKnowing(database, userId, wordIds);
  const progressOf = new Map([...account].map(([id, stored]) => [id, toProgress(stored)]));
  return mergeWords(mostAdvanced(marked), progressOf);
}

import type { KnowingMergeResult, MarkedWord } from '@wordhoard/contract';
import type { Database } from '../../../platform/database/database.ts';
import { beginAnswer, findAnswer, keepAnswer } from '../../idempotency/store.ts';
import { lockUser } from '../../user/store.ts';
import { findMarked } from './marked-store.ts';
import { keepProofs } from './proof-store.ts';
import { furthestOfEach, mergeWords } from './rules.ts';
import { saveWordProgress, toLearning } from './word-progress.ts';

interface Merging {
  words: readonly MarkedWord[];
  /** Names what is merged: the second time it is answered as the first time, and changes nothing. */
  key: string;
}

/** Takes over what a browser kept before its learner signed in. */
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
    const { taken, merged } = await mergeInto(transaction, userId, words);
    await saveWordProgress(transaction, userId, taken, now);
    await keepProofs(transaction, userId, words, now);
    await keepAnswer(transaction, repeatable, { status: 200, body: JSON.stringify(merged) });
    return merged;
  });
}

async function mergeInto(database: Database, userId: string, words: readonly MarkedWord[]) {
  const marked = words.map((word) => ({ wordId: word.wordId, learning: toLearning(word) }));
  const wordIds = words.map(({ wordId }) => wordId);
  const account = await findMarked(database, userId, wordIds);
  const learningOf = new Map([...account].map(([id, former]) => [id, toLearning(former)]));
  return mergeWords(furthestOfEach(marked), learningOf);
}

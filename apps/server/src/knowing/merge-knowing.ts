import type { MarkedWord, MergedKnowing } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../database/database.ts';
import { lockLearner, saveLearning } from './learning-store.ts';
import { findMarked } from './marked-store.ts';
import { furthestOfEach, mergeWords } from './rules.ts';
import { asLearning } from './stage.ts';

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
): Promise<MergedKnowing> {
  return database.transaction(async (transaction) => {
    await lockLearner(transaction, userId);
    const former = await findMerged(transaction, userId, key);
    if (former !== undefined) return former;
    const { taken, merged } = await mergeInto(transaction, userId, words);
    await saveLearning(transaction, userId, taken, now);
    await keepMerged(transaction, { userId, key, merged, now });
    return merged;
  });
}

async function mergeInto(database: Database, userId: string, words: readonly MarkedWord[]) {
  const marked = words.map((word) => ({ wordId: word.wordId, learning: asLearning(word) }));
  const wordIds = words.map(({ wordId }) => wordId);
  const account = await findMarked(database, userId, wordIds);
  const learningOf = new Map([...account].map(([id, former]) => [id, asLearning(former)]));
  return mergeWords(furthestOfEach(marked), learningOf);
}

const answerKey = (key: string): string => `merge ${key}`;

async function findMerged(
  database: Database,
  userId: string,
  key: string,
): Promise<MergedKnowing | undefined> {
  const row = await selectRow<{ body: string }>(
    database,
    sql`select body from idempotent_answer
        where user_id = ${userId} and key = ${answerKey(key)}`,
  );
  return row && JSON.parse(row.body);
}

interface Merged {
  userId: string;
  key: string;
  merged: MergedKnowing;
  now: Date;
}

async function keepMerged(database: Database, { userId, key, merged, now }: Merged): Promise<void> {
  await database.execute(
    sql`insert into idempotent_answer (user_id, key, request_digest, status, body, created_at)
        values (${userId}, ${answerKey(key)}, 'merge', 200, ${JSON.stringify(merged)}, ${now})`,
  );
}

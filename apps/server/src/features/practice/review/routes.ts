import { type KnowingMergeResult, type MarkedWord, routes } from '@wordhoard/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { callerOf } from '../../../platform/http/request-context.ts';
import type { Services } from '../../../platform/services.ts';
import { beginAnswer, findAnswer, saveAnswer } from '../../idempotency/store.ts';
import { lockUser } from '../../user/store.ts';
import { requireLearnersDay } from './activity.ts';
import { findKnowing } from './knowing-store.ts';
import { proveWord } from './prove-word.ts';
import { mergeWords, mostAdvanced } from './rules.ts';
import { restoreKnowing, setKnowing } from './set-knowing.ts';
import { saveWordProgress, toProgress } from './word-progress.ts';
import { addProofs } from './write-progress.ts';

export function addKnowingRoutes(api: Api, { database, now }: Services): void {
  api.openapi(routes.knowing.set, async (context) => {
    const { id } = callerOf(context);
    const { wordId, knowing, day } = context.req.valid('json');
    requireLearnersDay(day, now());
    const marking = { wordIds: [wordId], knowing, day };
    return context.json({ changed: await setKnowing(database, id, marking, now()) }, 200);
  });

  api.openapi(routes.knowing.setMany, async (context) => {
    const { id } = callerOf(context);
    const marking = context.req.valid('json');
    requireLearnersDay(marking.day, now());
    return context.json({ changed: await setKnowing(database, id, marking, now()) }, 200);
  });

  api.openapi(routes.knowing.restore, async (context) => {
    const { id } = callerOf(context);
    const restoring = context.req.valid('json');
    requireLearnersDay(restoring.day, now());
    const changes = await restoreKnowing(database, id, restoring, now());
    const restored = changes.map(({ wordId, before: { knowing } }) => ({ wordId, knowing }));
    return context.json({ restored }, 200);
  });

  api.openapi(routes.knowing.prove, async (context) => {
    const { id } = callerOf(context);
    const proving = context.req.valid('json');
    requireLearnersDay(proving.day, now());
    return context.json(await proveWord(database, id, proving, now()), 200);
  });

  api.openapi(routes.knowing.merge, async (context) => {
    const { id } = callerOf(context);
    const merging = context.req.valid('json');
    return context.json(await mergeKnowing(database, id, merging, now()), 200);
  });
}

interface Merging {
  words: readonly MarkedWord[];
  /** Identifies the request: a repeated one changes nothing and gets the same answer. */
  key: string;
}

/** Merges the words that a learner marked in a browser before signing in. */
function mergeKnowing(
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
    await saveAnswer(transaction, repeatable, { status: 200, body: JSON.stringify(merged) });
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

import type { KnowingChange, PreviousKnowing } from '@wordhoard/contract';
import type { Knowing } from '@wordhoard/contract/enumeration';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { lockUser } from '../../user/store.ts';
import { addActivity } from './activity.ts';
import { findMarked, restoreTimes } from './marked-store.ts';
import { activityOf, markedAs, negated, stageChangeOf, stillAsChanged } from './rules.ts';
import { saveWordProgress, stageOf, toLearning } from './word-progress.ts';

interface Marking {
  wordIds: readonly string[];
  knowing: Knowing;
  day: string;
}

/** Marks words, and answers what changed in a form that takes it back. */
export function setKnowing(
  database: Database,
  userId: string,
  { wordIds, knowing, day }: Marking,
  now: Date,
): Promise<KnowingChange[]> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const marked = await findMarked(transaction, userId, wordIds);
    if (wordIds.some((id) => !marked.has(id))) throw new ApplicationError('NotFound');
    const changed = changesTo(knowing, marked);
    const learning = markedAs(stageOf[knowing]);
    const words = changed.map(({ wordId }) => ({ wordId, learning }));
    await saveWordProgress(transaction, userId, words, now);
    await addActivity(transaction, userId, day, activityOf(changed.map(stageChangeOf)));
    return changed;
  });
}

const changesTo = (
  knowing: Knowing,
  marked: ReadonlyMap<string, PreviousKnowing>,
): KnowingChange[] =>
  [...marked]
    .filter(([, before]) => before.knowing !== knowing)
    .map(([wordId, before]) => ({ wordId, knowing, before }));

interface Restoring {
  changed: readonly KnowingChange[];
  day: string;
}

/** Takes changes back, so that everything is as if they had not been made. */
export function restoreKnowing(
  database: Database,
  userId: string,
  { changed, day }: Restoring,
  now: Date,
): Promise<KnowingChange[]> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const wordIds = changed.map(({ wordId }) => wordId);
    const marked = await findMarked(transaction, userId, wordIds);
    const restored = stillAsChanged(changed, marked);
    const words = restored.map(({ wordId, before }) => ({ wordId, learning: toLearning(before) }));
    await saveWordProgress(transaction, userId, words, now);
    await restoreTimes(transaction, userId, restored, now);
    const activity = activityOf(restored.map(stageChangeOf));
    const proved = restored.filter(
      ({ wordId, before }) => before.provedAt === null && marked.get(wordId)?.provedAt,
    ).length;
    await addActivity(transaction, userId, day, { ...negated(activity), proved: -proved });
    return restored;
  });
}

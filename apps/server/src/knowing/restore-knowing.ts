import type { KnowingChange } from '@wordhoard/contract';
import type { Database } from '../database/database.ts';
import { lockUser } from '../user/lock-user.ts';
import { addActivity } from './activity.ts';
import { saveLearning } from './learning-store.ts';
import { findMarked, restoreTimes } from './marked-store.ts';
import { activityOf, stageChangeOf, stillAsChanged, takenBack } from './rules.ts';
import { asLearning } from './stage.ts';

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
    const words = restored.map(({ wordId, before }) => ({ wordId, learning: asLearning(before) }));
    await saveLearning(transaction, userId, words, now);
    await restoreTimes(transaction, userId, restored, now);
    const activity = activityOf(restored.map(stageChangeOf));
    const proved = restored.filter(
      ({ wordId, before }) => before.provedAt === null && marked.get(wordId)?.provedAt,
    ).length;
    await addActivity(transaction, userId, day, { ...takenBack(activity), proved: -proved });
    return restored;
  });
}

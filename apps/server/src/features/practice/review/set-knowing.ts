import type { KnowingChange } from '@wordhoard/contract';
import { type Knowing, wordStatusOf } from '@wordhoard/contract/enumeration';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { lockUser } from '../../user/store.ts';
import { addActivity } from './activity.ts';
import { findKnowing } from './knowing-store.ts';
import { activityOf, markedAs, negated, statusChangeOf, undoable } from './rules.ts';
import { saveWordProgress, toProgress } from './word-progress.ts';
import { restoreTimes } from './write-progress.ts';

interface Marking {
  wordIds: readonly string[];
  knowing: Knowing;
  day: string;
}

/** Marks words. @returns the changes, as {@link restoreKnowing} takes them */
export function setKnowing(
  database: Database,
  userId: string,
  { wordIds, knowing, day }: Marking,
  now: Date,
): Promise<KnowingChange[]> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const current = await findKnowing(transaction, userId, wordIds);
    if (wordIds.some((id) => !current.has(id))) throw new ApplicationError('NotFound');
    const changes = [...current]
      .filter(([, before]) => before.knowing !== knowing)
      .map(([wordId, before]) => ({ wordId, knowing, before }));
    const progress = markedAs(wordStatusOf[knowing]);
    const words = changes.map(({ wordId }) => ({ wordId, progress }));
    await saveWordProgress(transaction, userId, words, now);
    await addActivity(transaction, userId, day, activityOf(changes.map(statusChangeOf)));
    return changes;
  });
}

interface Restoring {
  changed: readonly KnowingChange[];
  day: string;
}

/** Undoes changes with all their effects. @returns the changes that were undone */
export function restoreKnowing(
  database: Database,
  userId: string,
  { changed, day }: Restoring,
  now: Date,
): Promise<KnowingChange[]> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const wordIds = changed.map(({ wordId }) => wordId);
    const current = await findKnowing(transaction, userId, wordIds);
    const undone = undoable(changed, current);
    const words = undone.map(({ wordId, before }) => ({ wordId, progress: toProgress(before) }));
    await saveWordProgress(transaction, userId, words, now);
    await restoreTimes(transaction, userId, undone, now);
    const activity = activityOf(undone.map(statusChangeOf));
    const proved = undone.filter(
      ({ wordId, before }) => before.provedAt === null && current.get(wordId)?.provedAt,
    ).length;
    await addActivity(transaction, userId, day, { ...negated(activity), proved: -proved });
    return undone;
  });
}

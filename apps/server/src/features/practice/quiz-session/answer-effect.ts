import { Knowing } from '@wordhoard/contract/enumeration';
import type { Database } from '../../../platform/database/database.ts';
import type { DatedProgress } from '../quiz/schema.ts';
import { addActivity } from '../review/activity.ts';
import { findKnowing } from '../review/knowing-store.ts';
import { saveWordProgress, toProgress, unknownWord } from '../review/word-progress.ts';
import { restoreTimes } from '../review/write-progress.ts';
import { type ResultRow, saveResults } from './result-store.ts';
import { type DayActivity, sumByDay } from './rules.ts';

/** What new or undone answers change outside their session. */
export interface Effect {
  /** The new progress by word id. */
  progress: ReadonlyMap<string, DatedProgress>;
  replayed: readonly ResultRow[];
  activity: readonly DayActivity[];
}

/** Progress with words by word id. */
export async function findDatedProgress(
  database: Database,
  userId: string,
  wordIds: readonly string[],
): Promise<Map<string, DatedProgress>> {
  const stored = await findKnowing(database, userId, wordIds);
  return new Map(
    wordIds.map((id) => {
      const knowing = stored.get(id);
      if (knowing === undefined) return [id, unknownWord];
      const { changedAt } = knowing;
      return [id, { ...toProgress(knowing), ...(changedAt !== null && { changedAt }) }];
    }),
  );
}

export async function saveEffect(
  database: Database,
  userId: string,
  { progress, replayed, activity }: Effect,
  now: Date,
): Promise<void> {
  const words = [...progress].map(([wordId, ofWord]) => ({ wordId, progress: ofWord }));
  await saveWordProgress(database, userId, words, now);
  await saveResults(database, replayed);
  for (const { day, ...counts } of sumByDay(activity)) {
    await addActivity(database, userId, day, counts);
  }
}

/** Words that return to a former status also return to the time when they first reached it. */
export async function restoreStatusTimes(
  database: Database,
  userId: string,
  progress: ReadonlyMap<string, DatedProgress>,
  now: Date,
): Promise<void> {
  const current = await findKnowing(database, userId, [...progress.keys()]);
  const changes = [...current].flatMap(([wordId, stored]) => {
    const changedAt = progress.get(wordId)?.changedAt ?? null;
    if (stored.knowing === Knowing.Unknown || changedAt === stored.changedAt) return [];
    return [{ wordId, knowing: stored.knowing, before: { ...stored, changedAt } }];
  });
  if (changes.length > 0) await restoreTimes(database, userId, changes, now);
}

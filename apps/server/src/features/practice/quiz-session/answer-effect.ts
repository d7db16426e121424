import type { PreviousKnowing } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import type { Database } from '../../../platform/database/database.ts';
import { addActivity } from '../review/activity.ts';
import { findMarked, restoreTimes } from '../review/marked-store.ts';
import { saveWordProgress, toLearning, unknownWord } from '../review/word-progress.ts';
import { type ResultRow, saveResults } from './result-store.ts';
import { type DayActivity, type Known, sumByDay } from './rules.ts';

/** What answers, given or taken back, do beside the quiz itself. */
export interface Effect {
  /** By word id. */
  known: ReadonlyMap<string, Known>;
  replayed: readonly ResultRow[];
  activity: readonly DayActivity[];
}

/** What is known of words, by word id. Those that are not here are unknown. */
export async function findKnown(
  database: Database,
  userId: string,
  wordIds: readonly string[],
): Promise<Map<string, Known>> {
  const marked = await findMarked(database, userId, wordIds);
  return new Map(
    wordIds.map((id) => {
      const former = marked.get(id);
      return [id, former === undefined ? unknownWord : asKnown(former)];
    }),
  );
}

export async function keepEffect(
  database: Database,
  userId: string,
  { known, replayed, activity }: Effect,
  now: Date,
): Promise<void> {
  const words = [...known].map(([wordId, learning]) => ({ wordId, learning }));
  await saveWordProgress(database, userId, words, now);
  await saveResults(database, replayed);
  for (const { day, ...counts } of sumByDay(activity)) {
    await addActivity(database, userId, day, counts);
  }
}

/** A word that comes back to a stage has been at it since it came there first. */
export async function restoreStageTimes(
  database: Database,
  userId: string,
  known: ReadonlyMap<string, Known>,
  now: Date,
): Promise<void> {
  const present = await findMarked(database, userId, [...known.keys()]);
  const changes = [...present].flatMap(([wordId, marked]) => {
    const changedAt = known.get(wordId)?.changedAt ?? null;
    if (marked.knowing === Knowing.Unknown || changedAt === marked.changedAt) return [];
    return [{ wordId, knowing: marked.knowing, before: { ...marked, changedAt } }];
  });
  if (changes.length > 0) await restoreTimes(database, userId, changes, now);
}

function asKnown(former: PreviousKnowing): Known {
  const learning = toLearning(former);
  return former.changedAt === null ? learning : { ...learning, changedAt: former.changedAt };
}

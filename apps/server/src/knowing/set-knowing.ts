import type { FormerKnowing, KnowingChange } from '@wordhoard/contract';
import type { Knowing } from '@wordhoard/contract/enumeration';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import { lockUser } from '../user/lock-user.ts';
import { addActivity } from './activity.ts';
import { saveLearning } from './learning-store.ts';
import { findMarked } from './marked-store.ts';
import { activityOf, markedAs, stageChangeOf } from './rules.ts';
import { stageOf } from './stage.ts';

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
    await saveLearning(transaction, userId, words, now);
    await addActivity(transaction, userId, day, activityOf(changed.map(stageChangeOf)));
    return changed;
  });
}

const changesTo = (knowing: Knowing, marked: ReadonlyMap<string, FormerKnowing>): KnowingChange[] =>
  [...marked]
    .filter(([, before]) => before.knowing !== knowing)
    .map(([wordId, before]) => ({ wordId, knowing, before }));

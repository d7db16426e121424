import type { KnowingChange, WordMark } from '@wordhoard/contract';
import {
  type Knowing,
  knowingOf,
  type ReviewMark,
  wordStatusOf,
} from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { lockUser } from '../user/store.ts';
import { changeHistories } from './change-histories.ts';
import { findKnowing } from './knowing-store.ts';
import { withMark, withoutMarks } from './reviews.ts';
import { stateOf, type WordState } from './word-state.ts';

interface Marking {
  wordIds: readonly string[];
  knowing: Knowing;
  day: string;
}

/** Marks words. @returns the changes, which {@link restoreKnowing} undoes */
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
    const others = [...current].flatMap(([id, before]) => (before === knowing ? [] : [id]));
    const marking = { mark: wordStatusOf[knowing], day };
    return markWords(transaction, userId, { wordIds: others, ...marking }, now);
  });
}

/** Marks existing words. The transaction has locked the learner. */
export async function markWords(
  database: Database,
  userId: string,
  { wordIds, ...marking }: { wordIds: readonly string[]; mark: ReviewMark; day: string },
  now: Date,
): Promise<KnowingChange[]> {
  const markedAt = new Map<string, string>();
  const changed = await changeHistories(database, userId, wordIds, ({ wordId, reviews }) => {
    const next = withMark(reviews, marking, now);
    markedAt.set(wordId, next.at(-1)?.at ?? '');
    return next;
  });
  return [...changed].map(([wordId, { before, after }]) => ({
    wordId,
    ...stateOf(after),
    before: knowingOf[before.status],
    markedAt: markedAt.get(wordId) ?? '',
  }));
}

interface RestoredWord extends WordState {
  wordId: string;
}

/** Undoes marks with all their effects. Words with later reviews stay as they are. */
export function restoreKnowing(
  database: Database,
  userId: string,
  marks: readonly WordMark[],
): Promise<RestoredWord[]> {
  const timesOf = Map.groupBy(marks, ({ wordId }) => wordId);
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const changed = await changeHistories(
      transaction,
      userId,
      [...timesOf.keys()],
      ({ wordId, reviews }) => {
        const times = timesOf.get(wordId)?.map(({ markedAt }) => markedAt);
        return withoutMarks(reviews, new Set(times));
      },
    );
    return [...changed]
      .filter(([, { before, after }]) => before !== after)
      .map(([wordId, { after }]) => ({ wordId, ...stateOf(after) }));
  });
}

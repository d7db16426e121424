import type { KnowingChange, routes, WordMark, WordMemory } from '@wordhoard/contract';
import { Knowing, knowingOf, type ReviewMark, wordStatusOf } from '@wordhoard/contract/enumeration';
import { getStrength } from '@wordhoard/review-scheduler';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { RouteRequest } from '../../platform/http/answer.ts';
import { userWord } from '../../schema/review.ts';
import { word } from '../../schema/word.ts';
import { lockUser } from '../user/store.ts';
import { visibleTo } from '../word/visible.ts';
import { changeHistories } from './change-histories.ts';
import type { Knowledge } from './knowledge.ts';
import { withMark, withoutMarks } from './reviews.ts';

type MarkRequest = RouteRequest<typeof routes.knowing.setMany>;

/** Marks words. @returns the changes, which {@link restoreKnowing} undoes */
export function setKnowing(
  database: Database,
  userId: string,
  { wordIds, knowing, day }: MarkRequest,
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
    ...toState(after),
    before: knowingOf[before.status],
    markedAt: markedAt.get(wordId) ?? '',
  }));
}

/** Undoes marks with all their effects. Words with later reviews stay as they are. */
export function restoreKnowing(database: Database, userId: string, marks: readonly WordMark[]) {
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
      .map(([wordId, { after }]) => ({ wordId, ...toState(after) }));
  });
}

/** What a learner knows of words, by word id. Words that they neither see nor have marked are left out. */
export async function findKnowing(database: Database, userId: string, wordIds: readonly string[]) {
  const rows = await database
    .select({ wordId: word.id, knowing: userWord.knowing })
    .from(word)
    .leftJoin(userWord, and(eq(userWord.wordId, word.id), eq(userWord.userId, userId)))
    .where(and(isAmong(word.id, wordIds), or(isNotNull(userWord.wordId), visibleTo(userId))));
  return new Map(rows.map(({ wordId, knowing }) => [wordId, knowing ?? Knowing.Unknown]));
}

/** What a learner knows of a word, as cards show it. */
export interface WordState {
  knowing: Knowing;
  memory: WordMemory | null;
}

export const toState = ({ card, status }: Pick<Knowledge, 'card' | 'status'>): WordState => ({
  knowing: knowingOf[status],
  memory: card === undefined ? null : { strength: getStrength(card), due: card.due },
});

export const unknownState = toState({ card: undefined, status: 'unknown' });

/** The states of words by id. Unknown words are left out. */
export async function findStates(database: Database, userId: string, wordIds: readonly string[]) {
  const { wordId, knowing, strength, due } = userWord;
  const rows = await database
    .select({ wordId, knowing, memory: { strength, due } })
    .from(userWord)
    .where(and(eq(userWord.userId, userId), isAmong(wordId, wordIds)));
  return new Map(rows.map(({ wordId: id, ...state }) => [id, state]));
}

import { Knowing } from '@wordhoard/contract/enumeration';
import { and, count, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { isAnyOf, isOwnedBy } from '../../../platform/database/sql.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { list, listWord } from '../../../schema/collection.ts';
import { userWord } from '../../../schema/review.ts';
import { word } from '../../../schema/word.ts';
import { isVisibleTo } from '../../collection/view.ts';
import { visibleTo } from '../../word/visible.ts';

/** The words that an account or a visitor has learned. */
export interface LearnedWords {
  caller: RequestContext['caller'];
  /** The learner's day. */
  day?: string;
  /** Of a visitor, like all ids: those that are known. */
  knownIds?: readonly string[];
  learnedIds: readonly string[];
  /** Those that were answered for the first time on the day. */
  learnedTodayIds?: readonly string[];
}

export interface LearnedCounts {
  listId: string;
  learned: number;
  known: number;
  learnedToday: number;
}

/** Counts the learned words of lists. Lists without any, or that the caller does not see, are left out. */
export function countLearnedWords(
  database: Database,
  listIds: readonly string[],
  { caller, day, knownIds = [], learnedIds, learnedTodayIds = [] }: LearnedWords,
): Promise<LearnedCounts[]> {
  const { listId, wordId } = listWord;
  const isKnown = or(eq(userWord.knowing, Knowing.Known), isAnyOf(wordId, knownIds));
  const isLearnedToday = or(firstAnsweredOn(day), isAnyOf(wordId, learnedTodayIds));
  return database
    .select({
      listId,
      learned: count(),
      known: countWhere(isKnown),
      learnedToday: countWhere(isLearnedToday),
    })
    .from(listWord)
    .innerJoin(list, eq(list.id, listId))
    .innerJoin(word, eq(word.id, wordId))
    .leftJoin(userWord, and(isOwnedBy(userWord.userId, caller?.id), eq(userWord.wordId, wordId)))
    .where(
      and(
        isAnyOf(listId, listIds),
        or(isNotNull(userWord.stability), isAnyOf(wordId, learnedIds)),
        isVisibleTo('list', caller),
        visibleTo(caller?.id),
      ),
    )
    .groupBy(listId);
}

const firstAnsweredOn = (day: string | undefined): SQL | undefined =>
  day === undefined ? undefined : and(eq(userWord.reviews, 1), eq(userWord.reviewedOn, day));

const countWhere = (condition: SQL | undefined): SQL<number> =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

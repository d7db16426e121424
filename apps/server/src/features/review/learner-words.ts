import { type Knowing, SortOrder } from '@wordhoard/contract/enumeration';
import { skipFor } from '@wordhoard/feed-store';
import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  type FeedRequest,
  fitTotal,
  maxCounted,
  type Page,
} from '../../platform/database/feed-page.ts';
import { sorted } from '../../platform/database/sql.ts';
import { userWord } from '../../schema/review.ts';
import { word } from '../../schema/word.ts';
import type { WordRow } from '../word/select-words.ts';
import { isNotWithdrawn, visibleTo, wordFields } from '../word/visible.ts';

export interface UserWordFilter {
  userId: string;
  knowing: Knowing;
  langCode?: string | undefined;
  callerId: string | undefined;
}

/** The words of a learner that the caller sees, by default in the order of the latest changes. */
export async function findWordsOfUser(
  database: Database,
  filter: UserWordFilter,
  request: FeedRequest,
): Promise<Page<WordRow>> {
  const { page, pageSize, sort = SortOrder.Descending } = request;
  const [count, rows] = await Promise.all([
    countWordsOfUser(database, filter),
    database
      .select(wordFields)
      .from(userWord)
      .innerJoin(word, eq(word.id, userWord.wordId))
      .where(and(isWanted(filter), visibleTo(filter.callerId)))
      .orderBy(sorted(userWord.changedAt, sort), sorted(userWord.wordId, sort))
      .limit(pageSize)
      .offset(skipFor(page, pageSize)),
  ]);
  return { total: fitTotal(count, rows.length, request), rows };
}

/** Counts the words of a learner that the caller sees, up to the end of a feed. */
export function countWordsOfUser(database: Database, filter: UserWordFilter): Promise<number> {
  const { userId, callerId } = filter;
  const { wordId } = userWord;
  const personal = database.select({ id: word.id }).from(word).where(eq(word.ownerId, userId));
  const counted = database
    .select({ wordId })
    .from(userWord)
    .where(
      and(
        isWanted(filter),
        isNotWithdrawn(wordId),
        callerId === userId ? undefined : notInArray(wordId, personal),
      ),
    )
    .limit(maxCounted);
  return database.$count(counted.as('counted'));
}

const isWanted = ({ userId, knowing, langCode }: UserWordFilter): SQL | undefined =>
  and(
    eq(userWord.userId, userId),
    eq(userWord.knowing, knowing),
    langCode === undefined ? undefined : eq(userWord.langCode, langCode),
  );

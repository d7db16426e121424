import { type Knowing, SortOrder } from '@wordhoard/contract/enumeration';
import { skipFor } from '@wordhoard/feed-store';
import { and, eq, type SQL } from 'drizzle-orm';
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
import { isNotHidden, selectWordFields, visibleTo } from '../word/visible.ts';

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
      .select(selectWordFields(findViewer(filter)))
      .from(userWord)
      .innerJoin(word, eq(word.id, userWord.wordId))
      .where(and(isWanted(filter), visibleTo(findViewer(filter))))
      .orderBy(sorted(userWord.changedAt, sort), sorted(userWord.wordId, sort))
      .limit(pageSize)
      .offset(skipFor(page, pageSize)),
  ]);
  return { total: fitTotal(count, rows.length, request), rows };
}

/** Counts the words of a learner that the caller sees, up to the end of a feed. */
export function countWordsOfUser(database: Database, filter: UserWordFilter): Promise<number> {
  const { wordId } = userWord;
  const counted = database
    .select({ wordId })
    .from(userWord)
    .where(and(isWanted(filter), isNotHidden(wordId, findViewer(filter))))
    .limit(maxCounted);
  return database.$count(counted.as('counted'));
}

/** Others see only the published words of a learner, even if they have contributed to a hidden one themselves. */
const findViewer = ({ userId, callerId }: UserWordFilter): string | undefined =>
  callerId === userId ? callerId : undefined;

const isWanted = ({ userId, knowing, langCode }: UserWordFilter): SQL | undefined =>
  and(
    eq(userWord.userId, userId),
    eq(userWord.knowing, knowing),
    langCode === undefined ? undefined : eq(userWord.langCode, langCode),
  );
